import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { namedWidths } from "../../build-config/src/vite/named-widths.ts";

/** A page to look at every component in every state. Never shipped. */
export default defineConfig({
	root: import.meta.dirname,
	plugins: [react()],
	css: { postcss: { plugins: namedWidths() } },
	server: { fs: { allow: ["../../.."] } },
	build: { outDir: "dist", emptyOutDir: true },
});
