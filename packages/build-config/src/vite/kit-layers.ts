import type { Plugin } from "vite";

const KIT_SHEET = /\/packages\/ui-kit\/src\/.*?([^/]+\.css)$/;
/** What may stand before the rules of a sheet and cannot be inside a layer: comments and imports. */
const PRELUDE = /^(?:\s|\/\*[\s\S]*?\*\/|@import\b[^;]*;)*/;

/**
 * Puts ui-kit's sheets into cascade layers, `base` below `kit`. Parts of ui-kit arrive when a remote first needs them, often
 * after the remote's own sheet; without layers the later sheet would win over the remote's adjustments of a component.
 * @returns the Vite plugin
 */
export function kitLayers(): Plugin {
	return {
		name: "scriptorium:kit-layers",
		enforce: "pre",
		transform(code, id) {
			const sheet = KIT_SHEET.exec(id.split("?")[0] ?? "")?.[1];
			if (!sheet || sheet === "tokens.css" || sheet === "fonts.css") return undefined;
			return { code: inLayer(code, sheet.endsWith(".module.css") ? "kit" : "base"), map: null };
		},
	};
}

/**
 * Puts the rules of a sheet inside a layer.
 * @param css text of the sheet
 * @param layer name of the layer
 * @returns the new text
 */
export function inLayer(css: string, layer: "base" | "kit"): string {
	const prelude = PRELUDE.exec(css)?.[0] ?? "";
	return `@layer base, kit;\n${prelude}@layer ${layer} {\n${css.slice(prelude.length)}\n}\n`;
}
