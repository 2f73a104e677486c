import { pinningChecksum } from "@scriptorium/userscript/checksum";
import { describe, expect, test } from "vitest";
import {
	addressAsStored,
	hasRatedChecksum,
	publicAddress,
	requireAsRated,
	requireAsStored,
	requireFromHub,
	servedLibraries,
	servedPath,
} from "./served-libraries.ts";

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

describe("the checksum of a rated file", () => {
	const address = "https://own.example/tools.js";
	const rated = new Map([[address, "a".repeat(64)]]);
	const line = `//  @require \t${address}  `;
	const withChecksum = `//  @require \t${address}#rated,sha256=${"a".repeat(64)}  `;

	test("is added on the way out, and taken away before the rating", () => {
		expect(requireAsRated(line, rated)).toBe(withChecksum);
		expect(requireAsStored(withChecksum, origin)).toBe(line);
		expect(addressAsStored(`${address}#rated,sha256=${"a".repeat(64)}`, origin)).toBe(address);
		expect(hasRatedChecksum(`${address}#rated,sha256=${"a".repeat(64)}`)).toBe(true);
	});

	test("is the one that script managers compare", () => {
		expect(pinningChecksum(`${address}#rated,sha256=${"a".repeat(64)}`)).toMatchObject({
			algorithm: "sha256",
			hex: "a".repeat(64),
		});
	});

	test.each([
		["a file that was not rated", line.replace("tools", "other")],
		["an address with a checksum of its author", line.replace(".js", ".js#md5=00")],
		["another key", line.replace("@require", "@resource tools")],
		["a line of code", `load("${address}");`],
	])("is not added to %s", (_what, other) => {
		expect(requireAsRated(other, rated)).toBe(other);
	});

	test.each([
		["of the author", withChecksum.replace("rated,", "")],
		["that is none", withChecksum.replace("a  ", "  ")],
		["before another one", withChecksum.replace(/ {2}$/, ",sha256=00")],
	])("stays when it is one %s", (_what, other) => {
		expect(requireAsStored(other, origin)).toBe(other);
	});
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
