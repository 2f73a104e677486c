import type { Rolldown } from "vite";
import { expect, test } from "vitest";
import { loadedAtStart, loadedWithScreen } from "./loaded-at-start.ts";

interface Chunk {
	imports?: string[];
	dynamicImports?: string[];
	module?: string;
	modules?: string[];
	css?: string[];
}

function bundleOf(chunks: Record<string, Chunk>): Rolldown.OutputBundle {
	const entries = Object.entries(chunks).map(
		([fileName, { imports = [], dynamicImports = [], module, modules = [], css = [] }]) => [
			fileName,
			{
				type: "chunk",
				fileName,
				imports,
				dynamicImports,
				isDynamicEntry: module !== undefined,
				facadeModuleId: module ?? null,
				moduleIds: module ? [module, ...modules] : modules,
				viteMetadata: { importedCss: new Set(css) },
			},
		],
	);
	return Object.fromEntries(entries) as Rolldown.OutputBundle;
}

const bundle = bundleOf({
	"remoteEntry-A.js": { imports: ["runtime.js"], dynamicImports: ["remote.js"] },
	"runtime.js": {},
	"remote.js": { module: "/src/remote.tsx", imports: ["query.js"], dynamicImports: ["home.js"], css: ["remote.css"] },
	"query.js": {},
	"home.js": { module: "/src/home.tsx", imports: ["query.js", "card.js"], css: ["home.css"] },
	"later.js": { module: "/src/later.tsx", imports: ["shared.js"], css: ["later.css"] },
	"shared.js": {
		css: ["shared.css"],
		modules: [
			"__loadShare___mf_0_scriptorium_mf_1_ui_mf_2_kit_mf_1_tabs__loadShare__",
			"__loadShare___mf_0_scriptorium_mf_1_ui_mf_2_kit_mf_1_menu__loadShare__",
		],
	},
	"card.js": {
		css: ["remote.css", "card.css"],
		modules: [
			"__loadShare__react__loadShare__",
			"__loadShare___mf_0_scriptorium_mf_1_ui_mf_2_kit_mf_1_tabs__loadShare__",
		],
	},
});

test("what a remote's first screen waits for, and what a screen brings beyond that", () => {
	const start = loadedAtStart(bundle, "/src/remote.tsx");
	expect(start).toEqual({
		entry: "remoteEntry-A.js",
		preload: ["remoteEntry-A.js", "runtime.js", "remote.js", "query.js"],
		css: ["remote.css"],
	});
	expect(loadedWithScreen(bundle, "/src/home.tsx", start)).toEqual({
		preload: ["home.js", "card.js"],
		css: ["home.css", "card.css"],
		shares: ["@scriptorium/ui-kit/tabs"],
		styles: [],
	});
});

test("the style sheets of parts that come later come with the screen, because the server renders them", () => {
	const start = loadedAtStart(bundle, "/src/remote.tsx");
	expect(loadedWithScreen(bundle, "/src/home.tsx", start, ["/src/later.tsx"])).toEqual({
		preload: ["home.js", "card.js"],
		css: ["home.css", "card.css", "later.css", "shared.css"],
		shares: ["@scriptorium/ui-kit/tabs"],
		styles: ["@scriptorium/ui-kit/menu"],
	});
	expect(() => loadedWithScreen(bundle, "/src/home.tsx", start, ["/src/gone.tsx"])).toThrow("Nothing imports");
});

test("a build that lacks one of them is refused", () => {
	expect(() => loadedAtStart(bundleOf({}), "/src/remote.tsx")).toThrow("no container entry");
	expect(() => loadedAtStart(bundle, "/src/elsewhere.tsx")).toThrow("does not lead to");
	const start = loadedAtStart(bundle, "/src/remote.tsx");
	expect(() => loadedWithScreen(bundle, "/src/gone.tsx", start)).toThrow("Nothing imports");
});
