/** Who the reader is: a guest of the house, with a name from the first moment. */
import { enter, rename } from "./http";

class Person {
  name = $state("");
  #entering: Promise<void> | null = null;

  /** Be somebody: once a page, unless the house could not be reached. */
  enter(): Promise<void> {
    this.#entering ??= enter().then(
      (me) => {
        this.name = me.name;
      },
      (problem: unknown) => {
        this.#entering = null;
        throw problem;
      },
    );
    return this.#entering;
  }

  forget(): void {
    this.#entering = null;
  }

  async rename(name: string): Promise<void> {
    await this.enter();
    this.name = (await rename(name)).name;
  }
}

export const me = new Person();
