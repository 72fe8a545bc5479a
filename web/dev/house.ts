/** Draws any page of the house over scripted answers: ?page=/friends&language=es&guest. */
import { mount } from "svelte";
import "../src/app.css";
import { language } from "../src/lib/lang.svelte";
import { LANGUAGES } from "../src/lib/languages";
import { ANSWERS, ME, SPOKEN } from "./people";

const asked = new URLSearchParams(location.search);
const guest = asked.has("guest");

window.fetch = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  const { pathname, search } = new URL(String(input), location.href);
  const method = init?.method ?? "GET";
  const key = Object.keys(ANSWERS).find((one) => `${method} ${pathname}${search}`.startsWith(one));
  console.info(method, pathname + search, init?.body ?? "");
  if (pathname === "/api/me" && guest) return Promise.resolve(Response.json({ ...ME, registered: false, operator: false }));
  if (!key) return Promise.resolve(Response.json({ detail: "no script", code: "nobody" }, { status: 404 }));
  return Promise.resolve(Response.json(ANSWERS[key] ?? null));
};

class Scripted extends EventTarget {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    super();
    setTimeout(() => {
      this.onopen?.();
      for (const message of SPOKEN) this.onmessage?.({ data: JSON.stringify(message) });
    }, 50);
  }

  send(text: string): void {
    console.info("socket", text);
  }

  close(): void {}
}
Object.assign(window, { WebSocket: Scripted });

history.replaceState(null, "", asked.get("page") ?? "/");
await language.choose(LANGUAGES.find(({ code }) => code === asked.get("language"))?.code ?? "es");
const { default: App } = await import("../src/App.svelte");
mount(App, { target: document.body });
