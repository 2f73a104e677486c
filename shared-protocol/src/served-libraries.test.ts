import { describe, expect, test } from "vitest";
import { publicAddress, requireAsStored, requireFromHub, servedLibraries, servedPath } from "./served-libraries.ts";

const origin = "https://hub.example";
const [axe] = servedLibraries;
if (!axe) throw new Error("There is no served library");
const stored = `// @require      ${publicAddress(axe)}`;
const served = `// @require      ${origin}/${servedPath(axe)}#sha256=${axe.sha256}`;

test("a library is loaded from the hub, and rated by its public address", () => {
	expect(requireFromHub(stored, origin)).toBe(served);
	expect(requireAsStored(served, origin)).toBe(stored);
	expect(servedPath(axe)).toBe("assets/axe-core-4.14.1-KTSJmUUM.js");
});

describe("nothing else is replaced", () => {
	test.each([
		["without a checksum", stored.replace(/#.*/, "")],
		["with the checksum of another file", stored.replace(axe.sha256, "0".repeat(64))],
		["another version", stored.replace(axe.version, "4.14.0")],
		["another file of the package", stored.replace(axe.file, "axe.js")],
		["another key", stored.replace("@require", "@resource axe")],
		["a line of code", `load("${publicAddress(axe)}");`],
		["with more in its line", `${stored} second`],
	])("on the way out: %s", (_what, line) => {
		expect(requireFromHub(line, origin)).toBe(line);
	});

	test.each([
		["from another hub", served.replace(origin, "https://hub.example.evil.test")],
		["without its scheme", served.replace("https:", "")],
		["without a checksum", served.replace(/#.*/, "")],
		["with the checksum of another file", served.replace(/#.*/, `#sha256=${"0".repeat(64)}`)],
		["another file of the hub", served.replace("axe-core-", "index-")],
		["another key", served.replace("@require", "@resource axe")],
	])("before the rating: %s", (_what, line) => {
		expect(requireAsStored(line, origin)).toBe(line);
	});
});
