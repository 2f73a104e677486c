import type { StoredRecording } from "@scriptorium/flow/recording/stored-recording";
import { MAX_RECORDING_BYTES } from "@scriptorium/shared-protocol/body-limits";
import { expect, it } from "vitest";
import { decodeRecording } from "./decode-recording.ts";
import { encodeRecording, RECORDING_DATA_VERSION } from "./encode-recording.ts";
import { startAddress } from "./insert-recording.ts";
import { PACKED_RECORDING, unpackedRecording } from "./packed/packed-recording.test-support.ts";
import { MAX_UNPACKED_BYTES } from "./packed/unpack-recording.ts";

const clicks = (count: number): StoredRecording => ({
	sessionId: "6b1f7a52",
	metadata: { extensionVersion: "1.0.0", recordedAt: "2026-11-22T01:00:00Z" },
	actions: Array.from({ length: count }, (_, at) => ({
		id: `a${at}`,
		type: "click" as const,
		timestamp: 1_790_000_000_000 + at * 731,
		url: "https://shop.example/ä",
		position: { x: at % 300, y: 12 },
		button: "left" as const,
		clickCount: 1,
		selector: {
			primary: `[data-testid="row-${at % 40}"]`,
			strategy: "attribute" as const,
			attributes: {},
			fallbacks: [`aria/Row ${at % 40} “🧵”[role="button"]`, `xpath//html/body/ul/li[${at % 40}]/button`],
		},
	})),
});

it.each([0, 1, 1000])("%d actions come back as they were", async (count) => {
	const recording = clicks(count);
	expect(await decodeRecording(encodeRecording(recording))).toEqual({ ok: true, value: recording });
});

it("stores JSON that names its version", () => {
	expect(JSON.parse(encodeRecording(clicks(1)))).toEqual({ version: RECORDING_DATA_VERSION, ...clicks(1) });
});

it("reads what earlier versions packed", async () => {
	expect(await decodeRecording(PACKED_RECORDING)).toEqual({ ok: true, value: unpackedRecording });
});

/** Packs a text as format 1 was. */
async function packed(text: string): Promise<string> {
	const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
	const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
	return `r1.${btoa(String.fromCharCode(...bytes))}`;
}
const packedJson = (value: unknown) => packed(JSON.stringify(value));

it.each<[string, () => string | Promise<string>, string, string]>([
	["nothing", () => "", "DAMAGED", "This recording cannot be read."],
	["half of one", () => encodeRecording(clicks(50)).slice(0, 200), "DAMAGED", "This recording cannot be read."],
	["no recording", () => '{"version":2,"actions":[]}', "DAMAGED", "This recording cannot be read."],
	[
		"an action of no known kind",
		() => JSON.stringify({ ...clicks(0), version: 2, actions: [{ ...clicks(1).actions[0], type: "explode" }] }),
		"DAMAGED",
		"This recording cannot be read.",
	],
	[
		"more actions than there may be",
		() => encodeRecording(clicks(10_001)),
		"DAMAGED",
		"This recording cannot be read.",
	],
	[
		"what a later version stored",
		() => JSON.stringify({ ...clicks(1), version: RECORDING_DATA_VERSION + 1 }),
		"NEWER_VERSION",
		"This recording was saved by a newer version. Reload the page and try again.",
	],
	[
		"more than may be stored",
		() => encodeRecording(clicks(1)).padEnd(MAX_RECORDING_BYTES + 1),
		"TOO_LARGE",
		"This recording is too large to be opened.",
	],
	["a packed one that is no base64", () => "r1.?", "DAMAGED", "This recording cannot be read."],
	["half of a packed one", () => PACKED_RECORDING.slice(0, 200), "DAMAGED", "This recording cannot be read."],
	["what is packed and no recording", () => packedJson({ hello: 1 }), "DAMAGED", "This recording cannot be read."],
	[
		"packed actions of no known kind",
		() => packedJson({ ...clicks(0), actions: { t: "v", v: [{ type: "explode" }] } }),
		"DAMAGED",
		"This recording cannot be read.",
	],
	[
		"a packed one with more rows than there may be",
		() => packedJson({ ...clicks(0), actions: { t: "o", n: 1e9, k: [] } }),
		"DAMAGED",
		"This recording cannot be read.",
	],
	[
		"a decompression bomb",
		() => packed(" ".repeat(MAX_UNPACKED_BYTES + 1)),
		"TOO_LARGE",
		"This recording is too large to be opened.",
	],
])("refuses %s", async (_, make, code, message) => {
	expect(await decodeRecording(await make())).toMatchObject({ ok: false, error: { code, message } });
});

it("begins on the first web page, also where what was imported begins on an empty one", () => {
	const at = { id: "1", timestamp: 1, url: "about:blank" };
	const go = { ...at, type: "navigate", waitForLoad: true, cause: "load", targetUrl: "https://b.example/" } as const;
	expect(startAddress(clicks(2).actions)).toBe("https://shop.example/ä");
	expect(startAddress([go, ...clicks(1).actions])).toBe("https://b.example/");
	expect(startAddress([{ ...at, type: "tab", change: "closed" }])).toBe("");
});
