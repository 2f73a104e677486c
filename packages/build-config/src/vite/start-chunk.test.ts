import { expect, test } from "vitest";
import { commonChunk, laterPartsChunk } from "./start-chunk.ts";

const imports: Readonly<Record<string, readonly string[]>> = {
	"/home.tsx": ["/card.tsx", "/query.ts"],
	"/script.tsx": ["/query.ts", "/star.ts", "/title.ts", "/rating.ts"],
	"/dialog.tsx": ["/rating.ts", "/query.ts"],
	"/rating.ts": ["/level.ts", "/text.ts"],
	"/card.tsx": ["/text.ts", "/lucide-react/star.js"],
	"/star.ts": ["/text.ts", "/lucide-react/star.js"],
};
/** The dialog, which is loaded later. */
const later: readonly string[] = ["/dialog.tsx"];
const graph = {
	getModuleInfo: (id: string) => ({
		importedIds: imports[id] ?? [],
		importers: Object.keys(imports).filter((importer) => imports[importer]?.includes(id)),
		dynamicImporters: later.includes(id) ? ["/script.tsx"] : [],
	}),
};

const takenBy = (users: readonly string[]) => {
	const { name } = commonChunk("common", users);
	const modules = new Set([...Object.keys(imports), ...Object.values(imports).flat()]);
	return [...modules].filter((id) => name(id, graph) === "common").sort();
};

test("a common chunk has the modules that every user imports, directly or not, and no icons", () => {
	expect(takenBy(["/home.tsx", "/script.tsx"])).toEqual(["/query.ts", "/text.ts"]);
});

test("of one user it has all modules, itself included; of none it has nothing", () => {
	expect(takenBy(["/home.tsx"])).toEqual(["/card.tsx", "/home.tsx", "/query.ts", "/text.ts"]);
	expect(takenBy([])).toEqual([]);
});

test("the chunk of a screen's later parts has what they share with the screen, and nothing of another first screen", () => {
	const { name } = laterPartsChunk("parts", "/script.tsx", ["/home.tsx", "/script.tsx"]);
	const modules = new Set([...Object.keys(imports), ...Object.values(imports).flat()]);
	// Not '/title.ts' and '/star.ts', which only the screen needs, and not '/query.ts' and '/text.ts', which home needs as well.
	expect([...modules].filter((id) => name(id, graph) === "parts").sort()).toEqual(["/level.ts", "/rating.ts"]);
});
