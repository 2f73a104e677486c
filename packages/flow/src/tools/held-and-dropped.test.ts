import { expect, it } from "vitest";
import { generateScript } from "../generate/generate-script.ts";
import { convertRecording } from "../recording/convert-recording.ts";
import type { RecordedAction } from "../recording/recorded-action.ts";
import { target } from "../recording/sample-actions.test-support.ts";
import { importReplay } from "./devtools-recorder/import-replay.ts";
import { exportPlaywright, exportPuppeteer, exportReplay, exportSide } from "./export-as.test-support.ts";

const at = (id: string, timestamp: number) => ({ id, timestamp, url: "https://a.test/" });
const click = (id: string, timestamp: number, tab?: number) => ({
	...at(id, timestamp),
	type: "click" as const,
	selector: target("#a"),
	position: { x: 1, y: 1 },
	button: "left" as const,
	clickCount: 1,
	...(tab === undefined ? {} : { tab }),
});
const held: RecordedAction = { ...click("h", 1), duration: 900 };
const dropped: RecordedAction = {
	...at("d", 2),
	type: "upload",
	selector: target("#zone"),
	files: ["one.txt", "two.txt"],
	dropped: true,
};
const closed = (timestamp: number): RecordedAction => ({
	...at("c", timestamp),
	type: "tab",
	change: "closed",
	tab: 1,
});

const sideOf = (...actions: RecordedAction[]) => {
	const { document, notes } = exportSide("Some", actions, () => "id");
	return { commands: document.tests[0]?.commands.map(({ command }) => command), notes };
};

it("a press is held for as long as it was, where the format has that", () => {
	expect(exportPlaywright("Some", [held]).document).toContain(".click({ delay: 900 })");
	expect(exportPuppeteer("Some", [held]).document).toContain(".click({ delay: 900 })");
	expect(exportReplay("Some", [held]).document.steps).toMatchObject([{ type: "click", duration: 900 }]);
	expect(sideOf(held).commands).toEqual(["click"]);
	expect(sideOf(held).notes).toContainEqual({ actionId: "h", code: "replaced" });
	const [node] = convertRecording([held]).nodes;
	expect(node?.data).toMatchObject({ label: "Press and hold", parameters: { duration: 900 } });
	const made = generateScript(convertRecording([held]), { name: "Some", errorHandling: false }, "bookmarklet");
	expect(made.ok && made.value.code).toContain("hold: 900");
	const [again] = importAgain(exportReplay("Some", [held]).document);
	expect(again).toMatchObject({ type: "click", duration: 900 });
});

const importAgain = (document: unknown): readonly RecordedAction[] => {
	const read = importReplay(JSON.parse(JSON.stringify(document)), 1);
	return read.ok ? read.value.actions : [];
};

it("files are dropped by their names, or it is said that they are not", () => {
	const playwright = exportPlaywright("Some", [dropped]);
	expect(playwright.document).toContain('.drop({ files: ["one.txt", "two.txt"] })');
	expect(playwright.notes).toContainEqual({ actionId: "d", code: "file-needed" });
	const puppeteer = exportPuppeteer("Some", [dropped]);
	expect(puppeteer.document).toMatch(/await dropFiles\(\s*page,\s*.*"one.txt",\s*"two.txt",?\s*\)/s);
	expect(puppeteer.document).toContain("async function dropFiles(");
	expect(exportReplay("Some", [dropped])).toMatchObject({
		document: { steps: [] },
		notes: [{ actionId: "d", code: "no-such-step" }],
	});
	expect(sideOf(dropped)).toEqual({ commands: [], notes: [{ actionId: "d", code: "no-such-step" }] });
	expect(convertRecording([dropped]).nodes[0]?.data).toMatchObject({
		label: "Drop file",
		value: ["one.txt", "two.txt"],
		parameters: { dropped: true },
	});
});

it("a tab that its page may have closed is left to the page, and any other is closed", () => {
	const inTab = { ...click("2", 1000, 1), url: "https://a.test/help" };
	const actions = (pause: number) => [click("1", 1), inTab, closed(1000 + pause)];
	const ownClosing = { actionId: "c", code: "replaced" };
	expect(exportReplay("Some", actions(200)).document.steps.some(({ type }) => type === "close")).toBe(false);
	expect(exportReplay("Some", actions(200)).notes).toContainEqual(ownClosing);
	expect(sideOf(...actions(200)).commands).not.toContain("close");
	expect(sideOf(...actions(200)).notes).toContainEqual(ownClosing);
	expect(exportPuppeteer("Some", actions(200)).document).toContain(
		"if (!page1.isClosed()) await page1.close().catch(() => {});",
	);
	// Nothing happens to a page of Playwright that is closed twice.
	expect(exportPlaywright("Some", actions(200)).document).toContain("await page1.close();");
	// The tab may be gone before it has answered, which is no failure then.
	expect(exportPuppeteer("Some", actions(200)).document).toMatch(
		/await untilClosed\(page1, \(signal\) => .*element\.click\(\{ signal \}\)\)\);/,
	);
	expect(exportPlaywright("Some", actions(200)).document).toContain(
		[
			'	await page1.locator("#a").click().catch((error) => {',
			"		// The page may close its tab before it has answered.",
			"		if (!page1.isClosed()) throw error;",
			"	});",
		].join("\n"),
	);
	expect(exportPuppeteer("Some", actions(1500)).document).not.toContain("untilClosed");
	expect(exportPlaywright("Some", actions(1500)).document).not.toContain(".catch(");

	expect(exportReplay("Some", actions(1500)).document.steps.at(-1)).toMatchObject({ type: "close" });
	expect(sideOf(...actions(1500)).commands).toContain("close");
	expect(exportPuppeteer("Some", actions(1500)).document).toContain("	await page1.close();");
	// What was imported has no times.
	expect(exportReplay("Some", actions(0)).document.steps.at(-1)).toMatchObject({ type: "close" });
});
