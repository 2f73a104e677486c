import { commands } from "./styles/commands.ts";
import { complaints } from "./styles/complaints.ts";
import { outsiders } from "./styles/outsiders.ts";
import { questions } from "./styles/questions.ts";
import { reasons } from "./styles/reasons.ts";
import { shortNotes } from "./styles/short-notes.ts";
import { stories } from "./styles/stories.ts";

/** A request that is trained on, with the template that fulfills it; the empty id stands for requests that none fulfills. */
export interface ManneredRequest {
	readonly id: string;
	readonly text: string;
}

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
	const lists = Object.entries({ shortNotes, complaints, questions, reasons, stories, commands });
	return new Map(
		lists.map(([manner, list]) => [
			manner,
			[
				...read(list).flatMap(([id, texts]) => texts.map((text) => ({ id, text }))),
				...(outside.get(manner) ?? []).map((text) => ({ id: "", text })),
			],
		]),
	);
})();
