/** The reader's language: chosen by the browser, changed at any time, remembered. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { LANGUAGES, type Code } from "./languages";

/** Something to say, before it is in any language: a message of the .ftl files and what goes in. */
export interface Text {
  readonly id: string;
  readonly args?: Readonly<Record<string, string | number | Text>>;
}

const FILES = import.meta.glob<string>("../lang/*.ftl", { query: "?raw", import: "default" });
const REMEMBERED = "tapete.language";

/** What is said in English where the reader's language has no such message yet. */
const SPARE: Code = "en";

/** Return the language to begin with: the remembered one, else the first the browser likes. */
export function negotiate(remembered: string | null, liked: readonly string[]): Code {
  const wanted = [remembered ?? "", ...liked].map((tag) => tag.toLowerCase().split("-")[0]);
  for (const tag of wanted) {
    const found = LANGUAGES.find(({ code }) => code === tag);
    if (found) return found.code;
  }
  return "es";
}

/** Return the messages of *source*; where the browser has no figures of *code*, as in Spanish. */
export function bundle(code: string, source: string): FluentBundle {
  const made = new FluentBundle([code, "es"], { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

async function load(code: Code): Promise<FluentBundle> {
  const file = FILES[`../lang/${code}.ftl`];
  if (!file) throw new Error(`expected a language file, got none for ${code}`);
  return bundle(code, await file());
}

class Language {
  code = $state<Code>("es");
  #bundle = $state.raw<FluentBundle | null>(null);
  #spare = $state.raw<FluentBundle | null>(null);
  #chosen: Code | null = null;
  #fetching = false;

  /** Speak *code*; of several choices in a row the last one counts, whichever file comes first. */
  async choose(code: Code): Promise<void> {
    this.#chosen = code;
    const loaded = await load(code);
    if (this.#chosen !== code) return;
    this.#bundle = loaded;
    this.code = code;
    document.documentElement.lang = code;
  }

  async remember(code: Code): Promise<void> {
    await this.choose(code);
    try {
      localStorage.setItem(REMEMBERED, this.code);
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
    if (this.#bundle && !this.#bundle.hasMessage(text.id)) this.#fetch();
    return format(this.#bundle, text, this.#spare);
  }

  /** Fetch the spare language, once: what lacks words is said again when it has come. */
  #fetch(): void {
    if (this.#fetching) return;
    this.#fetching = true;
    load(SPARE).then(
      (loaded) => (this.#spare = loaded),
      () => (this.#fetching = false),
    );
  }
}

/** Return *text* in the language of *from*, else of *spare*; what neither has shows its id. */
export function format(from: FluentBundle | null, text: Text, spare: FluentBundle | null = null): string {
  const of = from?.hasMessage(text.id) ? from : spare;
  const pattern = of?.getMessage(text.id)?.value;
  if (!of || !pattern) return text.id;
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(text.args ?? {})) {
    args[name] = typeof value === "object" ? format(from, value, spare) : value;
  }
  return of.formatPattern(pattern, args, []);
}

export const language = new Language();

/** Return the message *id* in the reader's language. */
export function t(id: string, args?: Text["args"]): string {
  return language.say(args ? { id, args } : { id });
}

export function say(text: Text): string {
  return language.say(text);
}
