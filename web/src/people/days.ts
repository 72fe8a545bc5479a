/** Days and times as the reader's language writes them: its own messages say in which order. */
import { t } from "../lib/lang.svelte";

/** Return the day of *at*, milliseconds since 1970. */
export function day(at: number): string {
  return t("date", { at });
}

/** Return the day and the time of *at*. */
export function moment(at: number): string {
  return t("date-time", { at });
}

/** Return the day of *at* without its year, for a scale. */
export function dayShort(at: number): string {
  return t("date-short", { at });
}
