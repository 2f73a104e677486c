import type { StoredRecording } from "@scriptorium/flow/recording/stored-recording";
import { expect, it } from "vitest";
import { deflateText } from "./deflated-text.ts";
import { startAddress } from "./insert-recording.ts";
import { packRecording } from "./pack-recording.ts";
import { MAX_UNPACKED_BYTES, unpackRecording } from "./unpack-recording.ts";

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
	const text = await packRecording(recording);
	expect(text).toMatch(/^r1\.[A-Za-z0-9+/]+=*$/);
	expect(await unpackRecording(text)).toEqual({ ok: true, value: recording });
});

it("packs a long recording to less than a tenth of its JSON", async () => {
	const recording = clicks(1000);
	expect((await packRecording(recording)).length).toBeLessThan(JSON.stringify(recording).length / 10);
});

const packed = async (value: unknown) => `r1.${await deflateText(JSON.stringify(value))}`;

it.each<[string, () => Promise<string> | string, string]>([
	["nothing", () => "", "DAMAGED"],
	["rows of JSON", () => '{"actions":[]}', "DAMAGED"],
	["what a later version packed", () => "r2.AAAA", "NEWER_VERSION"],
	["what is no base64", () => "r1.?", "DAMAGED"],
	["half of one", async () => (await packRecording(clicks(50))).slice(0, 200), "DAMAGED"],
	["no recording", () => packed({ hello: 1 }), "DAMAGED"],
	[
		"actions of no known kind",
		() => packed({ ...clicks(0), actions: { t: "v", v: [{ type: "explode" }] } }),
		"DAMAGED",
	],
	["more rows than there may be", () => packed({ ...clicks(0), actions: { t: "o", n: 1e9, k: [] } }), "DAMAGED"],
	["a bomb", async () => `r1.${await deflateText(" ".repeat(MAX_UNPACKED_BYTES + 1))}`, "TOO_LARGE"],
])("refuses %s", async (_, make, code) => {
	expect(await unpackRecording(await make())).toMatchObject({ ok: false, error: { code } });
});

it("begins on the first web page, also where what was imported begins on an empty one", () => {
	const at = { id: "1", timestamp: 1, url: "about:blank" };
	const go = { ...at, type: "navigate", waitForLoad: true, cause: "load", targetUrl: "https://b.example/" } as const;
	expect(startAddress(clicks(2).actions)).toBe("https://shop.example/ä");
	expect(startAddress([go, ...clicks(1).actions])).toBe("https://b.example/");
	expect(startAddress([{ ...at, type: "tab", change: "closed" }])).toBe("");
});
