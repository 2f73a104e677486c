import { flowOf, stepOf } from "@scriptorium/flow/document/any-flow.test-support";
import { DEFAULT_SETTINGS } from "@scriptorium/flow/document/default-settings";
import { writeFlowFile } from "@scriptorium/flow/document/flow-file";
import { type RecordedAction, recordedAction } from "@scriptorium/flow/recording/recorded-action";
import { exportReplay, exportSide } from "@scriptorium/flow/tools/export-as.test-support";
import { writeRecordingFile } from "@scriptorium/flow/tools/own-format/write-recording-file";
import { expect, it } from "vitest";
import { type ImportWish, readImport } from "./read-import.ts";

const common = { timestamp: 1_790_000_000_000, url: "https://tea.example/" };
const actions: readonly RecordedAction[] = [
	{ ...common, id: "a1", type: "navigate", targetUrl: "https://tea.example/", waitForLoad: true, cause: "load" },
	{
		...common,
		id: "a2",
		type: "click",
		position: { x: 1, y: 1 },
		button: "left",
		clickCount: 1,
		selector: { primary: "#order", strategy: "css", fallbacks: [], attributes: {} },
	},
].map((action) => recordedAction.parse(action));
const flow = flowOf([stepOf("click", "Press", { selector: "#go" }), stepOf("log", "Say")], "Press>Say");
const settings = { ...DEFAULT_SETTINGS, name: "Order" };

const files = {
	flow: writeFlowFile({ flow, settings, generatedCode: "", exportedAt: "2026-01-01" }),
	recording: JSON.stringify(writeRecordingFile("Order", actions)),
	replay: JSON.stringify(exportReplay("Order", actions).document),
	side: JSON.stringify(exportSide("Order", actions, () => "id").document),
};

async function read(text: string | Uint8Array<ArrayBuffer>, wish: ImportWish) {
	const { ok, ...result } = await readImport(new File([text], "anything.bin"), wish);
	if (!ok) throw new Error(JSON.stringify(result));
	return "value" in result ? result.value : null;
}

it.each(Object.entries(files))("reads a file of the format %s as a flow, whatever its name", async (format, text) => {
	const value = await read(text, "flow");
	expect(value?.format).toBe(format);
	const [entry, ...others] = value?.entries ?? [];
	expect(others).toEqual([]);
	expect(entry).toMatchObject({ kind: "flow", title: "Order", settings: { name: "Order" } });
	const kinds = entry?.kind === "flow" ? entry.flow.nodes.map(({ type }) => type) : [];
	expect(kinds).toContain("click");
	expect(kinds.length).toBeGreaterThan(1);
});

it("keeps recordings as recordings where they are wanted, and a flow as a flow", async () => {
	const kinds = await Promise.all(
		Object.values(files).map(async (text) => (await read(text, "recording"))?.entries.map(({ kind }) => kind)),
	);
	expect(kinds).toEqual([["flow"], ["recording"], ["recording"], ["recording"]]);
});

it("reads a flow document alone, and a file with a byte order mark", async () => {
	expect((await read(JSON.stringify(flow), "flow"))?.entries[0]).toMatchObject({ flow, settings: DEFAULT_SETTINGS });
	expect((await read(`\u{feff}${files.replay}`, "flow"))?.format).toBe("replay");
});

it.each([
	["NOT_TEXT", new Uint8Array([0xff, 0xd8, 0xff])],
	["NOT_JSON", "import { test } from '@playwright/test';"],
	["NOT_JSON", ""],
	["UNKNOWN_FORMAT", "[]"],
	["UNKNOWN_FORMAT", "null"],
	["UNKNOWN_FORMAT", '{"log": {"entries": []}}'],
	["EMPTY_PROJECT", '{"name": "Shop", "tests": [{"name": "Nothing", "commands": []}]}'],
	["NOT_VALID", '{"title": "Order", "steps": "none"}'],
	["NOT_VALID", '{"format": "scriptorium-recording", "version": 1}'],
	["NOT_VALID", '{"flow": []}'],
])("refuses with %s: %#", async (code, content) => {
	for (const wish of ["flow", "recording"] as const) {
		const result = await readImport(new File([content], "x.json"), wish);
		expect(result).toMatchObject({ ok: false, error: { code } });
	}
});

it("says what is wrong with a file of a known format", async () => {
	const newer = JSON.stringify({ format: "scriptorium-recording", version: 99, title: "x", actions: [] });
	expect(await readImport(new File([newer], "x.json"), "flow")).toMatchObject({
		ok: false,
		error: { code: "NOT_VALID", message: "This recording has version 99; only up to 1 can be read." },
	});
});
