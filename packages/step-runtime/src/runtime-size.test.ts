import { builtPart } from "@scriptorium/flow/generate/built-part";
import { collectParts } from "@scriptorium/flow/generate/runtime-part";
import { minify } from "terser";
import { expect, it } from "vitest";
import { runtimeFunctions } from "./runtime-functions.ts";

type Name = keyof typeof runtimeFunctions;

/** Characters of the functions and what they need, minified. */
async function minifiedSize(names: readonly Name[]): Promise<number> {
	const sources = collectParts(names.map(builtPart)).map(({ source }) => source);
	const script = `(async () => {${sources.join("\n")}\nrun(${names.join()});})();`;
	const { code = "" } = await minify(script, { ecma: 2020, compress: { passes: 2 } });
	return code.length;
}

// A bookmarklet is an address: decision record 31 has the figures.
it.each<[string, number, readonly Name[]]>([
	["a click on an element by CSS", 7_800, ["click", "byCss"]],
	["a click on a recorded element", 30_100, ["click", "recorded"]],
	// A script contains one of the two ways to go on with a run, and the reading of numbers only where a condition compares them.
	["a comparison of numbers", 2_200, ["readNumber"]],
	["everything", 52_900, (Object.keys(runtimeFunctions) as Name[]).filter((name) => name !== "resumeRun")],
])("stays small: %s", async (_, most, names) => {
	expect(await minifiedSize(names)).toBeLessThan(most);
});
