import { expect, it } from "vitest";
import type { RecordedAction } from "../recording/recorded-action.ts";
import type { RecordedTarget } from "../recording/recorded-target.ts";
import { target } from "../recording/sample-actions.test-support.ts";
import { exportPuppeteer } from "../tools/export-as.test-support.ts";

it.each([
	["1.234,56 €", true],
	["(555) 123-4567", true],
	["$12", true],
	["+1 555 0100", false],
	["2026-11-29", true],
	["12/24/2023", true],
	["24.12.2023 18:30", true],
	["192.168.0.1", false],
	["12 (a dozen)", false],
	["€", false],
])("takes texts that masks write for what is put into a field at once: %s", (value, isMask) => {
	const selector: RecordedTarget = { primary: "#amount", strategy: "id", fallbacks: [], attributes: {} };
	const about = { id: "t", timestamp: 0, url: "https://a.test/" };
	const action: RecordedAction = { ...about, type: "type", selector, value, clear: true };
	expect(exportPuppeteer("T", [action]).document.includes("writeLines(")).toBe(isMask);
});

it("types nothing at once into the date fields of browsers, which take no text", () => {
	const selector: RecordedTarget = { ...target("#due"), attributes: { type: "date" } };
	const about = { id: "t", timestamp: 0, url: "https://a.test/" };
	const action: RecordedAction = { ...about, type: "type", selector, value: "2026-11-29", clear: true };
	expect(exportPuppeteer("T", [action]).document).not.toContain("writeLines(");
});
