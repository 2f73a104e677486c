import { describe, expect, it } from "vitest";
import { hasHalf, loadCorpus } from "./load-corpus.ts";
import { isPublicSite, isReserved, namedHosts } from "./named-hosts.ts";
import { parseSample } from "./parse-sample.ts";
import type { Half, Sample } from "./sample.ts";

/** Samples that break a rule, by name; a half is read inside its tests only, so one half can be tested without the other. */
function breaking(half: Half, rule: (sample: Sample) => boolean | string): string[] {
	return loadCorpus(half).flatMap((sample) => {
		const verdict = rule(sample);
		return verdict === true ? [] : [`${sample.file}: ${verdict === false ? "" : verdict}`];
	});
}

function problemOf(work: () => unknown): true | string {
	try {
		work();
		return true;
	} catch (reason) {
		return String(reason);
	}
}

for (const half of ["tuning", "held-out"] as const) {
	describe.runIf(hasHalf(half))(`the ${half} half of the corpus`, () => {
		it("has a label for every file, a file for every label, and lines of harm where there is harm", () => {
			expect(loadCorpus(half).length).toBeGreaterThan(0);
		});

		it("parses", () => {
			expect(breaking(half, ({ code }) => problemOf(() => parseSample(code)))).toEqual([]);
		});

		it("opens every userscript with a metadata block", () => {
			const opens = ({ file, code }: Sample) => !file.endsWith(".user.js") || /^\/\/ ==UserScript==\r?\n/.test(code);
			expect(breaking(half, opens)).toEqual([]);
		});

		it("names no live host", () => {
			const live = ({ class: kind, code }: Sample) =>
				namedHosts(code).filter((host) => !isReserved(host) && !(kind === "benign" && isPublicSite(host)));
			expect(breaking(half, (sample) => live(sample).join(", ") || true)).toEqual([]);
		});

		it("marks lines that hold code", () => {
			const empty = ({ code, harmLines }: Sample) =>
				harmLines.filter((line) => !/\S/.test((code.split("\n")[line - 1] ?? "").replace(/^\s*\/\/(?!\s*@).*/, "")));
			expect(breaking(half, (sample) => empty(sample).join(", ") || true)).toEqual([]);
		});

		it("is at least half twins on the benign side", () => {
			const benign = loadCorpus(half).filter((sample) => sample.class === "benign");
			const twins = benign.filter(({ group }) => group === "twins");
			expect(twins.length * 2).toBeGreaterThanOrEqual(benign.length);
		});
	});
}

describe("the seeds", () => {
	it("are loaded as benign samples that parse", () => {
		expect(loadCorpus("seeds")).toHaveLength(79);
		expect(breaking("seeds", ({ code }) => problemOf(() => parseSample(code)))).toEqual([]);
	});
});

describe.runIf(hasHalf("tuning") && hasHalf("held-out"))("both halves together", () => {
	const all = () => [...loadCorpus("tuning"), ...loadCorpus("held-out")];

	it("hold at least 120 risky samples of 18 threats and 150 benign ones", () => {
		const risky = all().filter((sample) => sample.class === "risky");
		expect(risky.length).toBeGreaterThanOrEqual(120);
		expect(new Set(risky.map(({ threat }) => threat)).size).toBeGreaterThanOrEqual(18);
		expect(all().length - risky.length).toBeGreaterThanOrEqual(150);
	});

	it("share no sample", () => {
		const bodies = all().map(({ code }) => code.replace(/^\s*\/\/.*$/gm, "").replace(/\s+/g, ""));
		expect(new Set(bodies).size).toBe(bodies.length);
	});
});
