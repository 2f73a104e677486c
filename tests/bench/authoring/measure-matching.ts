import { readFile } from "node:fs/promises";
import { matchRequest } from "@scriptorium/script-templates/match-request";
import * as z from "zod";
import { percentile } from "../analyzer/speed/percentile.ts";

const PASSES = 5;
const requestList = z.array(z.object({ text: z.string() }));

export interface MatchingFigures {
	readonly requests: number;
	/** The first answer of this process: the weights are read with it. */
	readonly firstMs: number;
	readonly medianMs: number;
	readonly p95Ms: number;
	/** Median of splitting the same requests at what is no letter: what any reading of them takes. */
	readonly floorMs: number;
}

/** Times the match of all requests. Called before anything else matches, so that the first answer is the first. */
export async function measureMatching(): Promise<MatchingFigures> {
	const file = new URL("../../corpus/requests/requests.json", import.meta.url);
	const texts = requestList.parse(JSON.parse(await readFile(file, "utf8"))).map(({ text }) => text);
	const time = (work: (text: string) => unknown) => (text: string) => {
		const began = performance.now();
		work(text);
		return performance.now() - began;
	};
	const match = time(matchRequest);
	const split = time((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
	const firstMs = match(texts[0] ?? "");
	texts.map(match);
	const times = Array.from({ length: PASSES }, () => texts.map(match)).flat();
	const floors = Array.from({ length: PASSES }, () => texts.map(split)).flat();
	return {
		requests: texts.length,
		firstMs,
		medianMs: percentile(times, 0.5),
		p95Ms: percentile(times, 0.95),
		floorMs: percentile(floors, 0.5),
	};
}
