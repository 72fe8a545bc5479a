/** Days and times as the reader's language writes them. */
import { language } from "../lib/lang.svelte";

/** Return the day of *at*, milliseconds since 1970. */
export function day(at: number): string {
  return new Intl.DateTimeFormat([language.code, "es"], { dateStyle: "medium" }).format(at);
}

/** Return the day and the time of *at*. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat([language.code, "es"], { dateStyle: "medium", timeStyle: "short" }).format(at);
}
