/** A language file taken apart: what it says, what goes in, how it counts. Not shipped. */
import { FluentResource, type Message } from "@fluent/bundle";

type Pattern = NonNullable<Message["value"]>;
type Expression = Exclude<Exclude<Pattern, string>[number], string>;

/** What one message is made of. */
export interface Parts {
  /** What it says, each variant of its own; what goes in stands as its name in braces. */
  readonly texts: readonly string[];
  /** The names of what goes in, sorted. */
  readonly variables: readonly string[];
  /** The words and figures by which it chooses, sorted; the ways of counting are not among them. */
  readonly choices: readonly string[];
  /** For each choice by number the categories that have a variant. */
  readonly counts: readonly (readonly string[])[];
}

/** Those that the languages here need; `two` is none of them, but a value of a rule. */
const CATEGORIES = new Set(["one", "few", "many", "other"]);

/** Return every message of *source* by its name. */
export function parts(source: string): Record<string, Parts> {
  const messages = new FluentResource(source).body;
  return Object.fromEntries(messages.map(({ id, value }) => [id, take(value ?? "")]));
}

/** Return the names that *source* writes, whether or not they can be read. */
export function names(source: string): string[] {
  return [...source.matchAll(/^([A-Za-z][\w-]*) *=/gm)].map((found) => found[1] ?? "");
}

/** Return the categories that *code* needs: for whole numbers below a thousand, and for halves. */
export function categories(code: string): string[] {
  const rules = new Intl.PluralRules(code);
  const numbers = [0.5, 1.5, ...Array(1000).keys()];
  return [...new Set(numbers.map((number) => rules.select(number)))].sort();
}

function take(pattern: Pattern): Parts {
  const texts: string[] = [];
  const variables = new Set<string>();
  const choices = new Set<string>();
  const counts: string[][] = [];
  const inside = (expression: Expression): string => {
    switch (expression.type) {
      case "select": {
        inside(expression.selector);
        const keys = expression.variants.map(({ key }) => String(key.value));
        const counted = keys.filter((key) => CATEGORIES.has(key));
        if (counted.some((key) => key !== "other")) counts.push(counted);
        for (const key of keys) if (!CATEGORIES.has(key)) choices.add(key);
        for (const { value } of expression.variants) texts.push(text(value));
        return "{…}";
      }
      case "var":
        variables.add(expression.name);
        return `{${expression.name}}`;
      case "func":
        for (const one of expression.args) if (one.type !== "narg") inside(one);
        return `{${expression.name}}`;
      case "str":
        return expression.value;
      case "num":
        return `${expression.value}`;
      case "mesg":
      case "term":
        return `{${expression.name}}`;
    }
  };
  const text = (one: Pattern): string =>
    typeof one === "string" ? one : one.map((part) => (typeof part === "string" ? part : inside(part))).join("");
  texts.push(text(pattern));
  return { texts, variables: [...variables].sort(), choices: [...choices].sort(), counts };
}
