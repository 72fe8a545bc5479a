/** Something the reader asks of the house from a form: one at a time, and what went wrong is told. */
import { told } from "../lib/http";
import { say, t, type Text } from "../lib/lang.svelte";
import { toast, voice } from "../lib/voice.svelte";

export class Deed {
  busy = $state(false);
  /** What went wrong the last time, in no language yet; null if nothing did. */
  wrong = $state.raw<Text | null>(null);

  /** Do *what*; return whether it was done. *done* is the message that says so. */
  async run(what: () => Promise<unknown>, done?: string): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.wrong = null;
    try {
      await what();
      if (done) toast.show(t(done));
      return true;
    } catch (problem) {
      this.wrong = told(problem, "not-done");
      voice.say(say(this.wrong));
      return false;
    } finally {
      this.busy = false;
    }
  }
}
