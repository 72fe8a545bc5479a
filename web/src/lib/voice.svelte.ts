/** The one polite voice of the page: whatever is given to it is said once. */
import { untrack } from "svelte";

class Voice {
  said = $state.raw<readonly { key: number; text: string }[]>([]);
  #key = 0;

  /** Say *text* after what was said before; the oldest lines leave the page. */
  say(text: string): void {
    if (!text) return;
    const before = untrack(() => this.said); // an effect that speaks must not hear itself
    this.said = [...before.slice(-3), { key: this.#key++, text }];
  }
}

export const voice = new Voice();

/** A note that comes up for a moment, for instance why a word was refused. */
class Toast {
  text = $state("");
  #cancel = (): void => {};

  show(text: string): void {
    this.#cancel();
    this.text = text;
    voice.say(text);
    const timer = setTimeout(() => this.hide(), 5_000);
    this.#cancel = () => clearTimeout(timer);
  }

  hide(): void {
    this.#cancel();
    this.text = "";
  }
}

export const toast = new Toast();
