// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://site.test/", "settings": { "enableJavaScriptEvaluation": true, "suppressInsecureJavaScriptEnvironmentWarning": true } }
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { pagesFolder, readPageIndex } from "./page-index.ts";

const drawn = readPageIndex().flatMap(({ file, facts }) =>
	facts["client-rendered"] ? [{ file, ...facts["client-rendered"], idsChange: facts["ids-change"] !== undefined }] : [],
);

/** Writes the page into the document of the test, which runs its inline scripts. */
function openPage(file: string) {
	document.open();
	document.write(readFileSync(join(pagesFolder, file), "utf8"));
	document.close();
}

afterEach(() => {
	document.open();
	document.close();
});

describe("the pages that scripts draw", () => {
	it("are at least three", () => {
		expect(drawn.length).toBeGreaterThanOrEqual(3);
	});
});

describe.each(drawn)("$file", ({ file, root, item, count, rerender, idsChange }) => {
	it("draws its items into the root", () => {
		openPage(file);
		expect(document.querySelectorAll(item)).toHaveLength(count);
		expect(document.querySelector(root)?.querySelectorAll(item)).toHaveLength(count);
	});

	it("replaces all items when it draws again", () => {
		openPage(file);
		const before = [...document.querySelectorAll(item)];
		const ids = before.map(({ id }) => id);
		document.querySelector<HTMLElement>(rerender)?.click();
		const after = [...document.querySelectorAll(item)];
		expect(after).toHaveLength(count);
		expect(after.filter((element) => before.includes(element))).toEqual([]);
		expect(after.some(({ id }) => id !== "" && ids.includes(id))).toBe(false);
		expect(after.every(({ id }) => id !== "")).toBe(idsChange);
	});
});
