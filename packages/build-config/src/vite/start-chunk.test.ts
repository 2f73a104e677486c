import { expect, test } from "vitest";
import { commonChunk } from "./start-chunk.ts";

const imports: Readonly<Record<string, readonly string[]>> = {
	"/home.tsx": ["/card.tsx", "/query.ts"],
	"/script.tsx": ["/query.ts", "/star.ts"],
	"/card.tsx": ["/text.ts", "/lucide-react/star.js"],
	"/star.ts": ["/text.ts", "/lucide-react/star.js"],
};
const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) };

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
