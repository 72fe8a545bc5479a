/** Giving an address of the house to others: by the device's own way, else by the clipboard. */
import { t } from "../lib/lang.svelte";
import { toast } from "../lib/voice.svelte";

/** Share *address*, which begins with a slash. */
export async function share(address: string): Promise<void> {
  const url = location.origin + address;
  try {
    if (navigator.share) await navigator.share({ url });
    else {
      await navigator.clipboard.writeText(url);
      toast.show(t("copied"));
    }
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === "AbortError") return; // he thought better of it
    toast.show(url); // neither is there: at least it can be read
  }
}
