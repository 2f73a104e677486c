import { OUTSIDE } from "../classifier/classify.ts";
import { featuresOf } from "../classifier/features.ts";
import { withSamples } from "../slots/with-samples.ts";
import { templates } from "../template-list.ts";
import { farRequests } from "./far-requests.ts";
import { nearRequests } from "./near-requests.ts";

const ROUNDS = 60;
const RATE = 4;
const DECAY = 2e-5;
/** Weights that are kept of each class, the largest ones. */
const KEPT_PER_CLASS = 220;
/** Weights are written as whole numbers, divided by this. */
const SCALE = 20;
/** Stands in for a value in the training texts, by type of the slot. */
const SAMPLE = { site: "example.com", element: "the box", text: "some text", number: "50", duration: "10 seconds" };

interface Example {
	readonly place: number;
	readonly features: readonly (readonly [feature: number, weight: number])[];
}

/** A phrasing as somebody types it: with a sample instead of each placeholder. */
function spoken(phrasing: string, slots: readonly { readonly name: string; readonly type: string }[]): string {
	return phrasing.replace(/\{(\w+)\}/g, (_, name: string) => {
		const type = slots.find((slot) => slot.name === name)?.type ?? (name === "site" ? "site" : "text");
		return Object.hasOwn(SAMPLE, type) ? SAMPLE[type as keyof typeof SAMPLE] : "";
	});
}

/** Numbers between 0 and 1 in an order that is the same in every run. */
function pseudoRandom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state / 2 ** 32;
	};
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
	const order = [...items];
	for (let at = order.length - 1; at > 0; at -= 1) {
		const other = Math.floor(random() * (at + 1));
		[order[at], order[other]] = [order[other] as Item, order[at] as Item];
	}
	return order;
}

/**
 * Trains the classifier on the phrasings of all templates and on requests that none of them fits. The same input makes the same
 * text on every machine that computes with IEEE 754 numbers.
 *
 * @returns the text that `classify` reads
 */
export function trainClassifier(): string {
	const ids = [OUTSIDE, ...templates.map(({ id }) => id)];
	const names: string[] = [];
	const numbers = new Map<string, number>();
	const numberOf = (name: string) => {
		const known = numbers.get(name);
		if (known !== undefined) return known;
		numbers.set(name, names.length);
		return names.push(name) - 1;
	};
	const exampleOf = (place: number, text: string): Example => ({
		place,
		features: [...featuresOf(withSamples(text))].map(([name, weight]) => [numberOf(name), weight] as const),
	});
	const examples = [
		...[...nearRequests, ...farRequests].map((text) => exampleOf(0, text)),
		...templates.flatMap(({ phrasings, slots, title, description }, at) => [
			...phrasings.map((phrasing) => exampleOf(at + 1, spoken(phrasing, slots))),
			exampleOf(at + 1, title),
			exampleOf(at + 1, description),
		]),
	];
	const width = names.length;
	const weights = ids.map(() => new Float64Array(width));
	const bias = new Float64Array(ids.length);
	const random = pseudoRandom(1);
	for (let round = 0; round < ROUNDS; round += 1) {
		const rate = RATE / (1 + round / 10);
		for (const { place, features } of shuffled(examples, random)) {
			const scores = weights.map((row, at) =>
				features.reduce((sum, [feature, value]) => sum + (row[feature] ?? 0) * value, bias[at] ?? 0),
			);
			const highest = Math.max(...scores);
			const powers = scores.map((score) => Math.exp(score - highest));
			const sum = powers.reduce((total, power) => total + power, 0);
			for (const [at, row] of weights.entries()) {
				const error = (at === place ? 1 : 0) - (powers[at] ?? 0) / sum;
				if (Math.abs(error) < 1e-4) continue;
				bias[at] = (bias[at] ?? 0) + rate * 0.05 * error;
				for (const [feature, value] of features) {
					const before = row[feature] ?? 0;
					row[feature] = before + rate * (error * value - DECAY * before);
				}
			}
		}
	}
	return written(ids, names, weights, bias);
}

function written(
	ids: readonly string[],
	names: readonly string[],
	weights: readonly Float64Array[],
	bias: Float64Array,
) {
	const rows = new Map<string, string[]>();
	for (const [place, row] of weights.entries()) {
		const largest = [...row.entries()]
			.toSorted(([one, left], [other, right]) => Math.abs(right) - Math.abs(left) || one - other)
			.slice(0, KEPT_PER_CLASS);
		for (const [feature, weight] of largest) {
			const rounded = Math.round(weight * SCALE);
			if (rounded === 0) continue;
			const name = names[feature] ?? "";
			rows.set(name, [...(rows.get(name) ?? []), `${place} ${rounded}`]);
		}
	}
	const classes = ids.map((id, place) => `${id}\t${Math.round((bias[place] ?? 0) * SCALE)}`);
	const features = [...rows]
		.toSorted(([one], [other]) => (one < other ? -1 : 1))
		.map(([name, pairs]) => `${name}\t${pairs.join(" ")}`);
	return `${[SCALE, ...classes].join("\n")}\n\n${features.join("\n")}`;
}
