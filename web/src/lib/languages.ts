/** The languages of the page, each by its own name. A language that stands here is complete. */
export const LANGUAGES = [
  { code: "es", name: "Español" },
  { code: "en", name: "English" },
] as const;

export type Code = (typeof LANGUAGES)[number]["code"];
