import { expect, test } from "vitest";
import { parseSource } from "../source/parse-source.ts";
import { isSpelled } from "./spelled.ts";

test.each([
	["document.title", "title", true],
	["document['tit' + 'le']", "title", true],
	["document[['ti', 't', 'le'].join('')]", "title", false],
	["list[['for', 'Ea', 'ch'].join('')]", "forEach", true],
	// biome-ignore lint/suspicious/noTemplateCurlyInString: a program
	["window[`${'fe'}${'tch'}`]", "fetch", true],
	["const a = 'fe'; window[a.concat('tch')]", "fetch", true],
	["eval(\"document['tit' + 'le']\")", "title", true],
	["el['inner' + 'HTML']", "innerHTML", true],
	["el['inner' + part]", "innerText", true],
	["document['coo' + 'kie']", "cookie", false],
	["window[['loc', 'alS', 'tor', 'age'].join('')]", "localStorage", false],
	["window.localStorage", "localStorage", true],
	["$[a('sknil')]", "links", false],
	["document[['t', 'i', 't', 'l', 'e'].join('')]", "title", false],
	["document[turn('el' + 'tit')]", "title", false],
	["d[String.fromCharCode(116,105,116,108,101)]", "title", false],
	["d[atob('dGl0bGU=')]", "title", false],
	["var tit, le; d[decode(17)]", "title", false],
	["x[k]", "name", true],
])("%s spells %s: %s", (code, name, spelled) => {
	const read = parseSource({ code });
	expect(read.ok && isSpelled(read.source, name)).toBe(spelled);
});
