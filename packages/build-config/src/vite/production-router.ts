import type { Plugin } from "vite";

/**
 * react-router's `exports` lead every bundler to its development build (7.18), which warns and explains; the production
 * build lies beside it and is reached by its address only.
 */
export function productionRouter(): Plugin {
	return {
		name: "scriptorium:production-router",
		apply: "build",
		enforce: "pre",
		async resolveId(id, importer, options) {
			if (id !== "react-router" && id !== "react-router/dom") return undefined;
			const found = await this.resolve(id, importer, { ...options, skipSelf: true });
			if (!found?.id.includes("/dist/development/"))
				throw new Error(`${id} has other builds now; is this still needed?`);
			return { ...found, id: found.id.replace("/dist/development/", "/dist/production/") };
		},
	};
}
