/** Opening a table and going there: one at a time, from the lobby or from another table. */
import { invite, openTable, told, type NewTable } from "./http";
import { say } from "./lang.svelte";
import { me } from "./me.svelte";
import { router } from "./route.svelte";
import { toast } from "./voice.svelte";

/** A table that was opened for people with an invitation: its link is shown before one goes there. */
export interface Made {
  table: string;
  link: string;
}

class Opening {
  busy = $state(false);

  /** Open a table and go there; return the invitation instead if it takes one to sit there. */
  async open(wish: NewTable): Promise<Made | null> {
    if (this.busy) return null;
    this.busy = true;
    try {
      await me.enter();
      const { table } = await openTable(wish);
      if (wish.open_to === "invited") return await this.#invited(table);
      router.go(`/table/${table}`);
    } catch (problem) {
      toast.show(say(told(problem, "rules-impossible")));
    } finally {
      this.busy = false;
    }
    return null;
  }

  /** A table that nobody could be invited to is there all the same. */
  async #invited(table: string): Promise<Made | null> {
    try {
      const { code } = await invite(table);
      return { table, link: `${location.origin}/invitation/${code}` };
    } catch (problem) {
      toast.show(say(told(problem, "house-unreachable")));
      router.go(`/table/${table}`);
      return null;
    }
  }
}

export const opening = new Opening();
