import { expect, it } from "vitest";
import { convertRecording } from "../recording/convert-recording.ts";
import type { RecordedTarget } from "../recording/recorded-target.ts";
import { exportFlow } from "./export-flow.ts";
import type { ExportToolId } from "./export-tools.ts";

const NAME = "Pay $" + "{total} now";

function exported(tool: ExportToolId): string {
	const selector: RecordedTarget = { primary: `aria/${NAME}`, strategy: "text", fallbacks: [], attributes: {} };
	const click = { type: "click", button: "left", clickCount: 1, position: { x: 1, y: 1 }, selector } as const;
	const flow = convertRecording([{ ...click, id: "c", timestamp: 0, url: "https://a.test/" }]);
	const made = exportFlow(flow, { name: "Pay" }, tool, () => "id");
	if (!made.ok) throw new Error(made.error.message);
	// Nothing is left out.
	expect(made.value.notes.map(({ code }) => code)).toEqual(["start-page-unknown"]);
	return made.value.text;
}

it.each(["playwright", "puppeteer", "replay"] as const)("take names that look like variables literally: %s", (tool) => {
	const text = exported(tool);
	expect(text).toContain(NAME);
	expect(text).not.toContain("variables");
});
