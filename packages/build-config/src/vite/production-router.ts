import type { Plugin } from "vite";

const PRODUCTION_BUILD = /\/react-router\/dist\/production\/[^/]+\.mjs$/;

/**
 * Uses the production build of react-router, and lets tree-shaking remove what the hub does not use of it. The `exports` of 7.18 make
 * every bundler take its development build, which contains warnings; the production build is in a folder beside it and can only be
 * imported by its path.
 * @returns the plugin
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
		transform(code, id) {
			return PRODUCTION_BUILD.test(id) ? { code: withRemovableParts(code), map: null } : undefined;
		},
	};
}

/**
 * Marks components and contexts as free of side effects and removes their names for React's developer tools. Otherwise `Form`, for
 * example, stays in the build, and everything about submissions with it.
 * @param code a file of react-router
 * @returns the same code for a bundler
 */
export function withRemovableParts(code: string): string {
	return code
		.replace(/^(var \w+ = )(?=React\d*\.(?:forwardRef|createContext)\()/gm, "$1/* @__PURE__ */ ")
		.replace(/^\w+\.displayName = "[^"]*";$/gm, "");
}
