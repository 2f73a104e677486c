import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { expect, it } from "vitest";
import type { Sample } from "../../corpus/sample.ts";
import { rateMutations } from "./rate-mutations.ts";

const sample = (kind: Sample["class"], code: string): Sample => ({
	half: "tuning",
	file: `${kind}/x/${code}.user.js`,
	class: kind,
	group: "x",
	level: "amber",
	threat: null,
	why: "",
	code,
	harmLines: [],
});

it("sets each rewriting beside the same originals, risky and benign apart", async () => {
	const samples = [
		sample("risky", "red"),
		sample("risky", "amber"),
		sample("risky", "green"),
		sample("benign", "green"),
	];
	const base = analyzeScript({ code: "" });
	const levels = { red: "red", amber: "amber", green: "green", lost: "unrated" } as const;
	const analyze = ({ code }: { code: string }) => ({ ...base, risk_level: levels[code as keyof typeof levels] });
	const rewrites: Record<string, Record<string, string>> = {
		weaken: { red: "amber", amber: "green", green: "green" },
		break: { red: "lost", green: "lost" },
	};
	const mutate = ({ code }: Sample, kind: string) => {
		const to = rewrites[kind]?.[code];
		return Promise.resolve(to === undefined ? null : { code: to });
	};
	const { risky, benign } = await rateMutations(samples, ["weaken", "break"], mutate, analyze);
	expect(risky).toEqual([
		{ kind: "weaken", n: 3, red: 0, non_green: 1, baseline_red: 1, baseline_non_green: 2 },
		{ kind: "break", n: 2, red: 0, non_green: 0, baseline_red: 1, baseline_non_green: 1 },
	]);
	expect(benign).toEqual([
		{ kind: "weaken", n: 1, red: 0, non_green: 0, baseline_red: 0, baseline_non_green: 0 },
		{ kind: "break", n: 1, red: 0, non_green: 1, baseline_red: 0, baseline_non_green: 0 },
	]);
});
