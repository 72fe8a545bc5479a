/** What a plate tells of a player beside his name and points. */
import type { Text } from "../lib/lang.svelte";

export interface Fact {
  readonly testid: string;
  readonly text: Text;
  /** Whether he has it: what he has stands out. */
  readonly holds: boolean;
  /** Told before, and less needed now: where there is no room it goes. */
  readonly past?: boolean;
}

/** A player's hand: what lies beside him lies at one of them. */
export type Hand = "left" | "right";
