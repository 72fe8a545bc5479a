/** The languages of the page, each by its own name. A language that stands here is complete. */
export const LANGUAGES = [
  { code: "ca", name: "Català" },
  { code: "de", name: "Deutsch" },
  { code: "en", name: "English" },
  { code: "es", name: "Español" },
  { code: "eu", name: "Euskara" },
  { code: "fr", name: "Français" },
  { code: "lt", name: "Lietuvių" },
  { code: "pl", name: "Polski" },
  { code: "tr", name: "Türkçe" },
] as const;

export type Code = (typeof LANGUAGES)[number]["code"];
