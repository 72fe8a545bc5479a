/** What a browser calls itself, in two words that people know. */

const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\//, "Edge"], [/OPR\//, "Opera"], [/Firefox\//, "Firefox"], [/Chrome\//, "Chrome"], [/Safari\//, "Safari"],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, "iPhone"], [/iPad/, "iPad"], [/Android/, "Android"], [/Windows/, "Windows"], [/Mac OS X/, "macOS"], [/Linux/, "Linux"],
];

/** Return the name of a device, such as «Firefox · Linux»; empty if nothing is known of it. */
export function deviceName(agent: string): string {
  const named = (names: readonly [RegExp, string][]): string[] =>
    names.filter(([mark]) => mark.test(agent)).slice(0, 1).map(([, name]) => name);
  return [...named(BROWSERS), ...named(SYSTEMS)].join(" · ");
}
