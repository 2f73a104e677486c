import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** A page to look at every component in every state. Never shipped. */
export default defineConfig({
	root: import.meta.dirname,
	plugins: [react()],
	server: { fs: { allow: ["../../.."] } },
	build: { outDir: "dist", emptyOutDir: true },
});
