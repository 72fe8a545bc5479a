import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const house = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/tapete/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's security policy lets nothing in that is not a file of ours
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      "/api": house,
      "/ws": { target: house, ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts"] },
});
