/** The reader's language: chosen by the browser, changed at any time, remembered. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Code = "es" | "en";
export const LANGUAGES: readonly { code: Code; name: string }[] = [
  { code: "es", name: "Español" },
  { code: "en", name: "English" },
];

/** Something to say, before it is in any language: a message of the .ftl files and what goes in. */
export interface Text {
  readonly id: string;
  readonly args?: Readonly<Record<string, string | number | Text>>;
}

const FILES = import.meta.glob<string>("../lang/*.ftl", { query: "?raw", import: "default" });
const REMEMBERED = "tapete.language";

/** Return the language to begin with: the remembered one, else the first the browser likes. */
export function negotiate(remembered: string | null, liked: readonly string[]): Code {
  const wanted = [remembered ?? "", ...liked].map((tag) => tag.toLowerCase().split("-")[0]);
  for (const tag of wanted) {
    const found = LANGUAGES.find(({ code }) => code === tag);
    if (found) return found.code;
  }
  return "es";
}

export function bundle(code: Code, source: string): FluentBundle {
  const made = new FluentBundle(code, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

class Language {
  code = $state<Code>("es");
  #bundle = $state.raw<FluentBundle | null>(null);

  async choose(code: Code): Promise<void> {
    const load = FILES[`../lang/${code}.ftl`];
    if (!load) throw new Error(`no language file for ${code}`);
    this.#bundle = bundle(code, await load());
    this.code = code;
    document.documentElement.lang = code;
  }

  async remember(code: Code): Promise<void> {
    await this.choose(code);
    try {
      localStorage.setItem(REMEMBERED, code);
    } catch {
      // private windows forbid it: the choice then lasts as long as the page
    }
  }

  async begin(): Promise<void> {
    let remembered: string | null = null;
    try {
      remembered = localStorage.getItem(REMEMBERED);
    } catch {
      // as above
    }
    await this.choose(negotiate(remembered, navigator.languages));
  }

  say(text: Text): string {
    return format(this.#bundle, text);
  }
}

/** Return *text* in the language of *from*; a message that is missing shows its id. */
export function format(from: FluentBundle | null, text: Text): string {
  const pattern = from?.getMessage(text.id)?.value;
  if (!from || !pattern) return text.id;
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(text.args ?? {})) {
    args[name] = typeof value === "object" ? format(from, value) : value;
  }
  return from.formatPattern(pattern, args, []);
}

export const language = new Language();

/** Return the message *id* in the reader's language. */
export function t(id: string, args?: Text["args"]): string {
  return language.say(args ? { id, args } : { id });
}

export function say(text: Text): string {
  return language.say(text);
}
