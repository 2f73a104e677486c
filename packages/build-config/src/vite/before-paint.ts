import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The shell's module that runs before the first paint. */
const BEFORE_PAINT = "src/start/before-paint.ts";
/** Its place in the document. */
const PLACE = "<!--hub-before-paint-->";

/**
 * Builds the script that runs before the first paint as a classic script, which blocks the parser where a module would wait for the whole
 * document, and names it in the document. Vite itself builds modules only.
 * @param shellDir folder of the shell; shells of tests without the module keep their document as it is
 * @returns a Vite plugin for builds
 */
export function beforePaint(shellDir: string): Plugin {
	const module = join(shellDir, BEFORE_PAINT);
	return {
		name: "scriptorium:before-paint",
		apply: "build",
		buildStart() {
			if (existsSync(module)) this.emitFile({ type: "chunk", id: module, name: "before-paint" });
		},
		transformIndexHtml: {
			order: "post",
			handler(html, { bundle = {} }) {
				const chunk = Object.values(bundle).find((file) => file.type === "chunk" && file.facadeModuleId === module);
				if (chunk?.type !== "chunk") return html;
				if (chunk.imports.length + chunk.exports.length > 0)
					throw new Error(`${BEFORE_PAINT} must not import or export`);
				return html.replace(PLACE, `<script src="/${chunk.fileName}"></script>`);
			},
		},
	};
}
