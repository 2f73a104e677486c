import { resolve } from "node:path";
import type { Plugin } from "vite";

const ICON = /\/lucide-react\/dist\/esm\/icons\/[^/]+\.m?js$/;
const CREATES_ICONS = /\/createLucideIcon\.m?js$/;
const LEAN = resolve(import.meta.dirname, "../../../ui-kit/src/icon-element.ts");

/**
 * Lets the icons of lucide-react be made by `ui-kit/src/icon-element.ts`.
 * @returns the plugin
 */
export function leanIcons(): Plugin {
	return {
		name: "scriptorium:lean-icons",
		apply: "build",
		enforce: "pre",
		resolveId: (id, importer) => (importer && CREATES_ICONS.test(id) && ICON.test(importer) ? LEAN : undefined),
	};
}
