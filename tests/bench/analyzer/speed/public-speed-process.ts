import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod";
import { openTool } from "../tools/open-tool.ts";
import type { PublicSpeedTask, PublicTimings } from "./public-timings.ts";

// A process of its own, so that no scanner profits from what another has compiled, and each has its own peak of memory.
process.once("message", (task: PublicSpeedTask) => {
	void measure(task).then((timings) => process.send?.(timings));
});

/** Whether a scanner could read the code. */
type Scan = (code: string) => boolean;

async function measure({ scanner, checkout, paths }: PublicSpeedTask): Promise<PublicTimings> {
	const scan = checkout === null ? await scanWith(scanner === "js-x-ray" ? "js-x-ray" : "own") : await scanAs(checkout);
	const time = (path: string) => {
		const code = readFileSync(path, "utf8");
		const began = process.cpuUsage();
		const isRead = scan(code);
		const { user, system } = process.cpuUsage(began);
		return { bytes: Buffer.byteLength(code), ms: (user + system) / 1_000, isRead };
	};
	const first = paths.map(time);
	const scripts = paths.map((path, index) => ({ ...time(path), first_ms: first[index]?.ms ?? 0 }));
	return { scripts, peak_bytes: process.resourceUsage().maxRSS * 1_024 };
}

async function scanWith(name: "own" | "js-x-ray"): Promise<Scan> {
	const tool = await openTool(name);
	return (code) => tool.rate(code) !== "crashed";
}

const analyzer = z.object({
	analyzeScript: z.custom<(input: { readonly code: string }) => unknown>((value) => typeof value === "function"),
});
const level = z.object({ risk_level: z.string() });

/** The analyzer of another commit: only its result's level is read, whose name has not changed. */
async function scanAs(checkout: string): Promise<Scan> {
	const file = join(checkout, "packages/script-analyzer/src/analyze-script.ts");
	const { analyzeScript } = analyzer.parse({ ...(await import(pathToFileURL(file).href)) });
	return (code) => level.parse(analyzeScript({ code })).risk_level !== "unrated";
}
