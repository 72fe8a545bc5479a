import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { language } from "./lib/lang.svelte";

await language.begin();
mount(App, { target: document.body });
