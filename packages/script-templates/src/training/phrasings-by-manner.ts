import { casual } from "./styles/casual.ts";
import { commands } from "./styles/commands.ts";
import { complaints } from "./styles/complaints.ts";
import { everyday } from "./styles/everyday.ts";
import { everydayOutsiders } from "./styles/everyday-outsiders.ts";
import { indirect } from "./styles/indirect.ts";
import { learners } from "./styles/learners.ts";
import { moreOutsiders } from "./styles/more-outsiders.ts";
import { nearMisses } from "./styles/near-misses.ts";
import { oneLiners } from "./styles/one-liners.ts";
import { outsiders } from "./styles/outsiders.ts";
import { questions } from "./styles/questions.ts";
import { reasons } from "./styles/reasons.ts";
import { shortNotes } from "./styles/short-notes.ts";
import { situations } from "./styles/situations.ts";
import { stories } from "./styles/stories.ts";

/** A request that is trained on, with the template that fulfills it; the empty id stands for requests that none fulfills. */
export interface ManneredRequest {
	readonly id: string;
	readonly text: string;
}

/** Beginning of the manners of everyday wishes that no template fulfills; the kind of the wish follows. */
export const EVERYDAY_OUTSIDERS = "outsiders about";

/** Parts in which the outsiders in the words of templates are held out: each has all that there are of its templates. */
const NEAR_MISS_PARTS = 5;

function read(lists: string): (readonly [key: string, texts: readonly string[]])[] {
	return lists
		.trim()
		.split("\n")
		.map((line) => {
			const end = line.indexOf(": ");
			return [line.slice(0, end), line.slice(end + 2).split(" | ")] as const;
		});
}

/**
 * Requests by the manner in which they ask. Cross-validation holds out one manner after the other, so that it measures wording that
 * the training has not seen.
 */
export const phrasingsByManner: ReadonlyMap<string, readonly ManneredRequest[]> = (() => {
	const outside = new Map(read(outsiders));
	const lists = Object.entries({
		shortNotes,
		complaints,
		questions,
		reasons,
		stories,
		commands,
		everyday,
		indirect,
		learners,
		situations,
		oneLiners,
		casual,
	});
	return new Map([
		...lists.map(
			([manner, list]) =>
				[
					manner,
					[
						...read(list).flatMap(([id, texts]) => texts.map((text) => ({ id, text }))),
						...(outside.get(manner) ?? []).map((text) => ({ id: "", text })),
					],
				] as const,
		),
		...[...read(everydayOutsiders), ...read(moreOutsiders)].map(
			([kind, texts]) => [`${EVERYDAY_OUTSIDERS} ${kind}`, texts.map((text) => ({ id: "", text }))] as const,
		),
		...Array.from({ length: NEAR_MISS_PARTS }, (_, part) => {
			const ofPart = read(nearMisses).filter((_entry, at) => at % NEAR_MISS_PARTS === part);
			const texts = ofPart.flatMap(([, near]) => near.map((text) => ({ id: "", text })));
			return [`${EVERYDAY_OUTSIDERS} words of templates, part ${part + 1}`, texts] as const;
		}),
	]);
})();
