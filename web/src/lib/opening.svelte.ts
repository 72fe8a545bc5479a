/** Opening a table and going there: one at a time, from the lobby or from another table. */
import { openTable, Problem, type NewTable } from "./http";
import { t } from "./lang.svelte";
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
      const detail = problem instanceof Problem ? problem.detail : "";
      toast.show(detail || t("house-unreachable"));
    } finally {
      this.busy = false;
    }
  }
}

export const opening = new Opening();
