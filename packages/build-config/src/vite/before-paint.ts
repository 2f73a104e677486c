import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Module of the shell that runs before the first paint of every page. */
const BEFORE_PAINT = "src/start/before-paint.ts";
/** Comment in `index.html` that the script element replaces. */
const PLACE = "<!--hub-before-paint-->";

/**
 * Builds `before-paint.ts` as a classic script and adds its script element to the document. A classic script runs before the rest of the
 * document is parsed; a module would run after it. Vite has no option for classic scripts.
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
