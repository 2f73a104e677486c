import { readFile } from "node:fs/promises";
import { classify, OUTSIDE } from "@scriptorium/script-templates/classifier/classify";
import { matchRequest } from "@scriptorium/script-templates/match-request";
import { templates } from "@scriptorium/script-templates/template-list";
import * as z from "zod";
import { describeMachine } from "../analyzer/describe-source.ts";

const folder = new URL("../../corpus/requests/", import.meta.url);
const requestList = z.array(
	z.object({ text: z.string(), wants: z.string(), scope: z.enum(["everyday", "near", "far"]) }),
);
/** Templates that fulfill a wish, by the wish; none for one that the catalog does not cover. */
const judgedList = z.record(z.string(), z.array(z.string()));

interface Counts {
	requests: number;
	right: number;
	wrong: number;
	firstThree: number;
}

const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(new URL(name, folder), "utf8"));

/** Counts right, wrong and refused answers. The texts are never printed: nobody may write phrasings by them. */
export async function measureRequests(): Promise<string> {
	const requests = requestList.parse(await read("requests.json"));
	const judged = judgedList.parse(await read("judged.json"));
	const groups = new Map<string, Counts>();
	for (const { text, wants, scope } of requests) {
		const fitting = scope === "everyday" ? (judged[wants] ?? []) : [];
		const name = scope === "everyday" && fitting.length === 0 ? "everyday, not covered" : scope;
		const counts = groups.get(name) ?? { requests: 0, right: 0, wrong: 0, firstThree: 0 };
		groups.set(name, counts);
		counts.requests += 1;
		const match = matchRequest(text);
		if (match.kind === "matched") {
			if (fitting.includes(match.template.id)) counts.right += 1;
			else counts.wrong += 1;
		}
		const firstThree = classify(text)
			.filter(({ id }) => id !== OUTSIDE)
			.slice(0, 3);
		if (firstThree.some(({ id }) => fitting.includes(id))) counts.firstThree += 1;
	}
	const { cpu } = describeMachine();
	const share = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;
	const rows = [...groups].map(([name, { requests: all, right, wrong, firstThree }]) => {
		const covered = name === "everyday";
		const refused = all - right - wrong;
		return `| ${name} | ${all} | ${covered ? share(right, all) : "–"} | ${share(wrong, all)} | ${share(refused, all)} | ${covered ? share(firstThree, all) : "–"} |`;
	});
	return [
		`${new Date().toISOString().slice(0, 10)}, ${templates.length} templates, ${cpu}.`,
		"",
		"| Requests | number | right | wrong | refused | among the first three |",
		"| --- | --: | --: | --: | --: | --: |",
		...rows,
	].join("\n");
}
