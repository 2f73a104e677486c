import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { loadCorpus } from "./load-corpus.ts";

const RISKY = "risky/cookie-theft/a.user.js";
const BENIGN = "benign/plain/b.bookmarklet.js";
const label = (file: string, level: string, threat: string | null) => ({
	file,
	level,
	threat,
	why: "Why this is so, at length.",
});
const LABELS = [label(BENIGN, "green", null), label(RISKY, "red", "cookie-theft")];

function corpus(files: Record<string, string>, labels: unknown): string {
	const folder = mkdtempSync(join(tmpdir(), "scriptorium-corpus-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	for (const [file, text] of Object.entries({ ...files, "labels.json": JSON.stringify(labels) })) {
		mkdirSync(dirname(join(folder, "tuning", file)), { recursive: true });
		writeFileSync(join(folder, "tuning", file), text);
	}
	return folder;
}

const FILES = { [RISKY]: "const a = 1;\nsend(a); //! harm\n", [BENIGN]: "alert(1);\n" };

it("takes the marks of harm out of the code and keeps their lines", () => {
	const [benign, risky] = loadCorpus("tuning", corpus(FILES, LABELS));
	expect(risky).toMatchObject({ class: "risky", group: "cookie-theft", level: "red", harmLines: [2] });
	expect(risky?.code).toBe("const a = 1;\nsend(a);\n");
	expect(benign).toMatchObject({ class: "benign", group: "plain", threat: null, harmLines: [] });
});

it("means line 1 in a javascript: address", () => {
	const [, risky] = loadCorpus("tuning", corpus({ ...FILES, [RISKY]: "javascript:send(1)" }, LABELS));
	expect(risky?.harmLines).toEqual([1]);
});

it.each([
	["no label", { ...FILES, "benign/twins/c.user.js": "" }, LABELS, /benign\/twins\/c\.user\.js: has no label/],
	["no file", { [RISKY]: FILES[RISKY] ?? "" }, LABELS, /b\.bookmarklet\.js: has a label but no file/],
	["no harm", { ...FILES, [RISKY]: "send(1);" }, LABELS, /a\.user\.js: marks 0 lines/],
	["harm in a benign one", { ...FILES, [BENIGN]: "send(1); //! harm" }, LABELS, /b\.bookmarklet\.js: is benign/],
	["a stray file", { ...FILES, "risky/notes.txt": "" }, LABELS, /risky\/notes\.txt: is neither/],
	["labels out of order", FILES, LABELS.toReversed(), /benign\/plain\/b\.bookmarklet\.js: .*out of order/],
	["a foreign threat", FILES, [LABELS[0], label(RISKY, "red", "miner")], /a\.user\.js: has another threat/],
	["a green risky one", FILES, [LABELS[0], label(RISKY, "green", "cookie-theft")], /a\.user\.js: is risky and green/],
	["a short reason", FILES, [{ ...LABELS[0], why: "Fine." }], /b\.bookmarklet\.js: says too little/],
])("refuses %s, naming the file", (_case, files, labels, message) => {
	expect(() => loadCorpus("tuning", corpus(files, labels))).toThrow(message);
});
