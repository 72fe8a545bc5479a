/** Who the reader is: a guest of the house, with a name from the first moment, or somebody known. */
import { enter, rename, type Me } from "./http";
import { register, relations, signIn, signOut, type Relations } from "./people";

class Person {
  name = $state("");
  /** By what name the house knows him; empty while it has not been asked. */
  person = $state("");
  registered = $state(false);
  operator = $state(false);
  /** How many ask to be his friends, as far as was heard. */
  asked = $state(0);
  #entering: Promise<void> | null = null;

  /** Be somebody: once a page, unless the house could not be reached. */
  enter(): Promise<void> {
    this.#entering ??= enter().then(
      (me) => this.#be(me),
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
    this.#be(await rename(name));
  }

  async register(name: string, password: string): Promise<void> {
    await this.enter();
    this.#be(await register(name, password));
  }

  async signIn(name: string, password: string): Promise<void> {
    await this.enter();
    this.#be(await signIn(name, password));
  }

  /** Be a guest again. */
  async signOut(): Promise<void> {
    await signOut();
    await this.again();
  }

  /** Ask the house anew who the reader is. */
  async again(): Promise<void> {
    this.forget();
    await this.enter();
  }

  /** Ask what people are to the reader, and keep in mind how many wait for his answer. */
  async relations(): Promise<Relations> {
    const all = await relations();
    this.asked = all.asking.length;
    return all;
  }

  #be(me: Me): void {
    if (me.person !== this.person) this.asked = 0;
    this.name = me.name;
    this.person = me.person ?? "";
    this.registered = me.registered ?? false;
    this.operator = me.operator ?? false;
  }
}

export const me = new Person();
