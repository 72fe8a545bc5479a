/** Signing out, from wherever: the reader is a guest again. */
import { told } from "../lib/http";
import { say, t } from "../lib/lang.svelte";
import { me } from "../lib/me.svelte";
import { toast } from "../lib/voice.svelte";

/** Return whether the reader was signed out. */
export async function leave(): Promise<boolean> {
  try {
    await me.signOut();
    toast.show(t("signed-out"));
    return true;
  } catch (problem) {
    toast.show(say(told(problem, "house-unreachable")));
    return false;
  }
}
