import { stemOf, wordsOf } from "@scriptorium/script-templates/classifier/words";
import { passages } from "./texts.gen.ts";

/** A part of the hub's static pages. */
export interface Passage {
	readonly path: string;
	readonly title: string;
	readonly text: string;
}

/** Words that stand in questions of every kind. Words such as `install` and `bookmarklet` are subjects here. */
const FILLERS = new Set(
	"a an and any are as at be by can could do does for from get hey hi how i if in is it its me may my of on one or please should so tell than that the them then there these they thing this to use used using want when where which who why will with work works would you your hub scriptorium".split(
		" ",
	),
);
/** A word of the title says as much as so many of the text. */
const TITLE_WEIGHT = 4;
/** Of BM25 (Robertson and Zaragoza 2009). */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;
/** Share of the question's words, weighted by their rarity, that a passage has to contain. */
const MIN_COVERED = 0.6;
/** A passage is named beside the best one from this share of its score. */
const MIN_OF_BEST = 0.6;
const MAX_PASSAGES = 3;

const stemsOf = (text: string): string[] =>
	wordsOf(text)
		.filter((word) => word.length > 1 && !FILLERS.has(word))
		.map(stemOf);

interface Indexed {
	readonly passage: Passage;
	readonly counts: ReadonlyMap<string, number>;
	readonly length: number;
}

let index: readonly Indexed[] | null = null;

function indexed(): readonly Indexed[] {
	index ??= passages.map((passage) => {
		const counts = new Map<string, number>();
		const add = (text: string, weight: number) => {
			for (const stem of stemsOf(text)) counts.set(stem, (counts.get(stem) ?? 0) + weight);
		};
		add(passage.title, TITLE_WEIGHT);
		add(passage.text, 1);
		return { passage, counts, length: [...counts.values()].reduce((sum, count) => sum + count, 0) };
	});
	return index;
}

/**
 * Finds what the hub's pages say about a question, by BM25.
 * @param question as typed
 * @returns up to three passages, the best one first; empty when the pages do not speak of what is asked
 */
export function searchPassages(question: string): readonly Passage[] {
	const stems = [...new Set(stemsOf(question))];
	const all = indexed();
	const average = all.reduce((sum, { length }) => sum + length, 0) / all.length;
	const rarity = new Map(
		stems.map((stem) => {
			const having = all.filter(({ counts }) => counts.has(stem)).length;
			return [stem, Math.log(1 + (all.length - having + 0.5) / (having + 0.5))] as const;
		}),
	);
	const wanted = [...rarity.values()].reduce((sum, one) => sum + one, 0);
	const ranked = all
		.map(({ passage, counts, length }) => {
			let score = 0;
			let covered = 0;
			for (const [stem, weight] of rarity) {
				const count = counts.get(stem) ?? 0;
				if (count === 0) continue;
				covered += weight;
				const damping = SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / average);
				score += (weight * count * (SATURATION + 1)) / (count + damping);
			}
			return { passage, score, covered };
		})
		.filter(({ covered }) => covered > 0 && covered >= MIN_COVERED * wanted)
		.toSorted((one, other) => other.score - one.score);
	const best = ranked[0]?.score ?? 0;
	return ranked
		.filter(({ score }) => score >= MIN_OF_BEST * best)
		.slice(0, MAX_PASSAGES)
		.map(({ passage }) => passage);
}
