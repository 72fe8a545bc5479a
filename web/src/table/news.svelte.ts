/** What is to be said aloud while a session goes on: each thing once. */
import type { Chatted } from "../lib/wire";
import { isNews } from "./chat";
import type { Scene } from "./scene";
import type { Seated } from "./session.svelte";

export interface Heralds {
  /** The game went on. */
  update(now: Scene): void;
  /** Something may have changed in the room round it. */
  change(before: Scene, now: Scene): void;
  /** Others wrote these lines, one soon after the other. */
  chat(lines: readonly Chatted[]): void;
  lost(): void;
  back(): void;
}

/** Lines that come within this time are told together, in milliseconds. */
const BREATH = 1_500;

/** Tell *heralds* what is new at the session; to be called while a component is set up. */
export function heardOf(session: () => Seated, heralds: Heralds): void {
  let before: Scene | null = null;

  $effect(() => {
    const { scene } = session();
    if (!scene || scene === before) return;
    if (scene.last !== before?.last) heralds.update(scene);
    if (before) heralds.change(before, scene);
    before = scene;
  });

  let lost = false;
  $effect(() => {
    const { line } = session();
    if (line === "lost" && !lost) heralds.lost();
    if (line === "open" && lost) heralds.back();
    lost = line === "lost" || (lost && line !== "open");
  });

  const since = Date.now();
  let heard = 0;
  let fresh: Chatted[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  $effect(() => {
    const { chat, scene } = session();
    const newest = chat.at(-1)?.line ?? 0;
    if (!scene) return;
    const last = heard;
    fresh.push(...chat.filter((one) => one.line > last && isNews(one, scene, since)));
    heard = Math.max(newest, heard);
    if (fresh.length === 0 || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      heralds.chat(fresh);
      fresh = [];
    }, BREATH);
  });

  $effect(() => () => clearTimeout(timer));
}
