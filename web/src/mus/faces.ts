/** The fifteen señas as faces: which parts of a face make each gesture. */

export interface Face {
  readonly brows: "rest" | "up";
  readonly eyes: "open" | "wink" | "shut";
  readonly mouth: "rest" | "bite" | "bite-aside" | "tongue" | "tongue-aside" | "aside" | "pout" | "kiss";
  readonly head: "straight" | "turned" | "tilted" | "raised";
  readonly shoulders: "rest" | "one" | "both";
}

const CALM: Face = { brows: "rest", eyes: "open", mouth: "rest", head: "straight", shoulders: "rest" };

const GESTURES: Readonly<Record<string, Partial<Face>>> = {
  dos_reyes: { mouth: "bite" },
  tres_reyes: { mouth: "bite-aside" },
  dos_ases: { mouth: "tongue" },
  tres_ases: { mouth: "tongue-aside" },
  pares: { head: "turned" },
  medias: { mouth: "aside" },
  duples: { brows: "up" },
  juego: { mouth: "pout" },
  treinta_y_una: { eyes: "wink" },
  treinta: { shoulders: "both" },
  veintinueve: { shoulders: "one" },
  ciego: { eyes: "shut" },
  solomillo: { mouth: "kiss" },
  cortar: { head: "tilted" },
  envidar_mas: { head: "raised" },
};

/** All signs, in the order in which they are offered. */
export const SIGNS: readonly string[] = Object.keys(GESTURES);

/** Return the face of *sign*; one at rest if it is none. */
export function faceOf(sign: string): Face {
  return { ...CALM, ...GESTURES[sign] };
}

/** Return the signs of the list that a table plays with. */
export function signsOf(rules: Readonly<Record<string, string>>): readonly string[] {
  return rules["sena_set"] === "fem" ? SIGNS.filter((sign) => sign !== "solomillo") : SIGNS;
}

/** Whether there are signs at a table, and whether one must be looking to see them. */
export function hasSigns(rules: Readonly<Record<string, string>>): boolean {
  return (rules["senas"] ?? "off") !== "off";
}

export function mustLook(rules: Readonly<Record<string, string>>): boolean {
  return rules["senas"] === "watch";
}
