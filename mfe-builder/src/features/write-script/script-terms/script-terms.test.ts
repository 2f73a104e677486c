import { readFileSync } from "node:fs";
import { inspectScriptText } from "@scriptorium/userscript/read-script-text";
import { expect, it } from "vitest";
import { en } from "./messages/en.ts";
import { scriptTerms } from "./script-terms.ts";

const terms = scriptTerms(en);
const named = (kind: string) => terms.filter((term) => term.kind === kind).map(({ name }) => name);

const source = readFileSync(
	new URL("../../../../../packages/userscript/src/metadata-keys.ts", import.meta.url),
	"utf8",
);
const between = (start: string, end: string) => source.slice(source.indexOf(start), source.indexOf(end));

/** The keys of the reader's own table that have an effect, in lower case. */
const keysOfReader = [...between("const KINDS", "const MIXED_CASE").matchAll(/\["([\w-]+)", "(?!ignored)\w+"\]/g)].map(
	([, key = ""]) => key,
);
/** Its other names of a key. */
const aliases = new Map(
	[...between("const ALIASES", "const KINDS").matchAll(/(\w+): "(\w+)"/g)].map(([, name = "", key = ""]) => [
		name,
		key,
	]),
);
const canonicalKey = (key: string) => aliases.get(key.toLowerCase()) ?? key.toLowerCase();

it("explains every key that has an effect here, and no other, each as every manager spells it", () => {
	const keys = named("key").map((name) => name.slice(1));
	expect(keysOfReader.length).toBeGreaterThan(25);
	expect(aliases.size).toBeGreaterThan(5);
	expect(new Set(keys.map(canonicalKey))).toEqual(new Set(keysOfReader));
	for (const key of keys) {
		const { problems } = inspectScriptText(`// ==UserScript==\n// @name A\n// @${key}\n// ==/UserScript==\n`);
		expect(
			problems.map(({ code }) => code),
			key,
		).not.toContain("misspelled-key");
	}
});

it("writes each name in its own signature, and one sentence for it", () => {
	for (const { kind, name, signature, help } of terms) {
		const written = name === "window.onurlchange" ? "urlchange" : name;
		expect(signature, name).toContain(written);
		expect(help, name).toMatch(/^[A-Z].*\.$/);
		expect(kind === "key", name).toBe(name.startsWith("@"));
	}
});
