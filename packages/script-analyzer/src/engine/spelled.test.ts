import { expect, test } from "vitest";
import { isSpelled } from "./spelled.ts";

test.each([
	["document.cookie", "cookie", true],
	["document['coo' + 'kie']", "cookie", false],
	["el['inner' + 'HTML']", "innerHTML", true],
	["el['inner' + part]", "innerText", true],
	["$[a('sknil')]", "links", false],
	["d[String.fromCharCode(99,111,111,107,105,101)]", "cookie", false],
	["x[k]", "name", true],
])("%s spells %s: %s", (text, name, spelled) => {
	expect(isSpelled(text.toLowerCase(), name)).toBe(spelled);
});
