/** Opening a table and going there: one at a time, from the lobby or from another table. */
import { openTable, told, type NewTable } from "./http";
import { say } from "./lang.svelte";
import { me } from "./me.svelte";
import { router } from "./route.svelte";
import { toast } from "./voice.svelte";

class Opening {
  busy = $state(false);

  async open(wish: NewTable): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await me.enter();
      const made = await openTable(wish);
      router.go(`/table/${made.table}`);
    } catch (problem) {
      toast.show(say(told(problem, "rules-impossible")));
    } finally {
      this.busy = false;
    }
  }
}

export const opening = new Opening();
