/** Draws one scripted table: ?scene=turn&language=es. */
import { mount } from "svelte";
import "../src/app.css";
import { language, LANGUAGES } from "../src/lib/lang.svelte";
import type { Seated } from "../src/table/session.svelte";
import TableView from "../src/table/TableView.svelte";
import Toaster from "../src/ui/Toaster.svelte";
import { SCENES as ESCOBA } from "./escoba";
import { SCENES as MUS } from "./scenes";

const asked = new URLSearchParams(location.search);
await language.choose(LANGUAGES.find(({ code }) => code === asked.get("language"))?.code ?? "es");

const name = asked.get("scene") ?? "turn";
const scene = (MUS[name] ?? ESCOBA[name] ?? MUS["turn"])?.() ?? null;
const said = (what: string): void => console.info(what);
const session: Seated = {
  scene,
  line: asked.has("lost") ? "lost" : "open",
  missing: null,
  busy: false,
  say: said,
  goOn: () => said("continue"),
  sit: (seat) => said(`sit ${seat}`),
  stand: () => said("stand"),
};

mount(TableView, {
  target: document.body,
  props: { session, onagain: () => said("again"), onlobby: () => said("lobby"), onnew: () => said("new") },
});
mount(Toaster, { target: document.body });
