import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { measurePublicSpeed } from "./measure-public-speed.ts";
import type { PublicTimings } from "./public-timings.ts";
import { compareThroughput, summarizePublicSpeed } from "./summarize-public-speed.ts";
import { writePublicSpeed } from "./write-public-speed.ts";

const timings = (...scripts: readonly (readonly [bytes: number, ms: number, isRead?: boolean])[]): PublicTimings => ({
	scripts: scripts.map(([bytes, ms, isRead = true]) => ({ bytes, first_ms: 2 * ms, ms, isRead })),
	peak_bytes: 250_000_000,
});

describe("the figures", () => {
	it("count only scripts that were read", () => {
		const speed = summarizePublicSpeed(timings([10_000, 100], [20_000, 200], [900_000, 1, false]));
		expect(speed).toMatchObject({ read: 2, kb_per_s: 100, first_kb_per_s: 50, p50_ms: 100, p95_ms: 200, p99_ms: 200 });
	});

	it("count scripts up to 130 kB that took at most a second", () => {
		const speed = summarizePublicSpeed(timings([130_000, 1_000], [130_000, 1_001], [130_001, 5], [5, 1]));
		expect(speed).toMatchObject({ short: 3, short_in_time: 2 });
	});

	it("compare throughput over the scripts that both could read", () => {
		const own = timings([1_000, 10], [1_000, 10], [5_000_000, 4_000]);
		const other = timings([1_000, 8], [1_000, 0, false], [5_000_000, 0, false]);
		expect(compareThroughput(own, other, "second")).toBeCloseTo(0.8);
		expect(compareThroughput(own, timings([1_000, 0, false]), "first")).toBeNull();
	});

	it("are written with the ratio when another checkout was timed", () => {
		const own = { scanner: "own", timings: timings([1_000, 10]) } as const;
		const before = { scanner: "before", timings: timings([1_000, 5]) } as const;
		expect(writePublicSpeed([own])).toMatch(/\| Scriptorium +\| +1 of 1 \| +50 \| +100 \|.* 1 of 1 \| +250 MB \|/);
		expect(writePublicSpeed([own])).not.toContain("other checkout");
		expect(writePublicSpeed([own, before]).replaceAll("\n", " ")).toContain(
			"has 0.50 times the throughput of the other checkout's (first pass: 0.50)",
		);
	});
});

describe("timing in processes", () => {
	let folder: string;
	beforeEach(() => {
		folder = mkdtempSync(join(tmpdir(), "scriptorium-speed-"));
	});
	afterEach(() => rmSync(folder, { recursive: true, force: true }));

	const put = (file: string, content: string): string => {
		writeFileSync(join(folder, file), content);
		return join(folder, file);
	};

	it("times each scanner on each file, and knows which it could not read", async () => {
		const paths = [put("a.js", "document.title = 'é';"), put("b.js", "var = ;")];
		mkdirSync(join(folder, "packages/script-analyzer/src"), { recursive: true });
		put(
			"packages/script-analyzer/src/analyze-script.ts",
			"export const analyzeScript = ({ code }: { code: string }) => ({ risk_level: code.includes('=') ? 'green' : 'red' });",
		);
		const measured = await measurePublicSpeed(paths, folder);
		const read = measured.map(({ scanner, timings }) => [scanner, timings.scripts.map(({ isRead }) => isRead)]);
		expect(read).toEqual([
			["own", [true, false]],
			["before", [true, true]],
			["js-x-ray", [true, false]],
		]);
		expect(measured[0]?.timings.scripts.map(({ bytes }) => bytes)).toEqual([22, 7]);
		expect(measured.every(({ timings }) => timings.peak_bytes > 1_000_000)).toBe(true);
	});

	it("fails when a process ends before it responds", async () => {
		await expect(measurePublicSpeed([], join(folder, "nowhere"))).rejects.toThrow("Timing before ended");
	});
});
