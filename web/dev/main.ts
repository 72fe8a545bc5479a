/** Draws one scripted table: ?scene=turn&language=es. */
import { mount } from "svelte";
import "../src/app.css";
import { language } from "../src/lib/lang.svelte";
import { LANGUAGES } from "../src/lib/languages";
import type { Seated } from "../src/table/session.svelte";
import TableView from "../src/table/TableView.svelte";
import Toaster from "../src/ui/Toaster.svelte";
import { SCENES as PEOPLE, CHAT } from "./talk";
import { SCENES as ESCOBA } from "./escoba";
import { SCENES as MUS } from "./scenes";

const asked = new URLSearchParams(location.search);
await language.choose(LANGUAGES.find(({ code }) => code === asked.get("language"))?.code ?? "es");

const name = asked.get("scene") ?? "turn";
const scene = (MUS[name] ?? PEOPLE[name] ?? ESCOBA[name] ?? MUS["turn"])?.() ?? null;
const said = (what: string): void => console.info(what);
const session: Seated = {
  scene,
  line: asked.has("lost") ? "lost" : "open",
  missing: null,
  busy: false,
  chat: asked.has("silent") ? [] : CHAT,
  unsent: "",
  elsewhere: asked.has("elsewhere"),
  say: said,
  sit: (seat) => said(`sit ${seat}`),
  act: (deed) => said(JSON.stringify(deed)),
  write: (line) => said(JSON.stringify(line)),
  here: () => said("here"),
};

mount(TableView, {
  target: document.body,
  props: {
    session,
    onagain: () => said("again"),
    onlobby: () => said("lobby"),
    onnew: () => said("new"),
    oninvite: () => said("invite"),
    onmeet: (who) => said(JSON.stringify(who)),
  },
});
mount(Toaster, { target: document.body });
