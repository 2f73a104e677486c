import { OUTSIDE } from "../classifier/classify.ts";
import { featuresOf } from "../classifier/features.ts";
import { writePair } from "../classifier/weight-signs.ts";
import { withSamples } from "../slots/with-samples.ts";
import { templates } from "../template-list.ts";
import { farRequests } from "./far-requests.ts";
import { nearRequests } from "./near-requests.ts";
import { phrasingsByManner } from "./phrasings-by-manner.ts";
import { type Example, type TrainedModel, trainModel } from "./train-model.ts";

/** Weights that are kept, those that matter most. More would exceed the size that the create page may load. */
const KEPT = 36_500;
/** Weights are written as whole numbers, divided by this. */
const SCALE = 5;
/** Stands in for a value in the training texts, by type of the slot. */
const SAMPLE = { site: "example.com", element: "the box", text: "some text", number: "50", duration: "10 seconds" };

/** A phrasing as somebody types it: with a sample instead of each placeholder. */
function spoken(phrasing: string, slots: readonly { readonly name: string; readonly type: string }[]): string {
	return phrasing.replace(/\{(\w+)\}/g, (_, name: string) => {
		const type = slots.find((slot) => slot.name === name)?.type ?? (name === "site" ? "site" : "text");
		return Object.hasOwn(SAMPLE, type) ? SAMPLE[type as keyof typeof SAMPLE] : "";
	});
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
		features: [...featuresOf(withSamples(text))].map(([name, value]) => [numberOf(name), value] as const),
	});
	const examples = [
		...[...nearRequests, ...farRequests].map((text) => exampleOf(0, text)),
		...templates.flatMap(({ phrasings, slots, title, description }, at) => [
			...phrasings.map((phrasing) => exampleOf(at + 1, spoken(phrasing, slots))),
			exampleOf(at + 1, title),
			exampleOf(at + 1, description),
		]),
		...[...phrasingsByManner.values()].flat().map(({ id, text }) => exampleOf(ids.indexOf(id), text)),
	];
	const size = { classes: ids.length, features: names.length };
	return written(ids, names, trainModel(examples, size, mostImportant(trainModel(examples, size), examples)));
}

/** Which weights to keep: a large weight of a frequent feature changes most. */
function mostImportant({ classes, weights }: TrainedModel, examples: readonly Example[]): Uint8Array {
	const squares = new Float64Array(weights.length / classes);
	for (const { features } of examples)
		for (const [feature, value] of features) squares[feature] = (squares[feature] ?? 0) + value ** 2;
	const importance = weights.map((weight, at) => Math.abs(weight) * (squares[Math.floor(at / classes)] ?? 0) ** 0.25);
	const least = importance.toSorted().at(-KEPT) ?? 0;
	return Uint8Array.from(importance, (one) => (one >= least ? 1 : 0));
}

function written(ids: readonly string[], names: readonly string[], { classes, weights, bias }: TrainedModel): string {
	const rows = names
		.map((name, feature) => {
			const pairs = ids.map((_, place) => {
				const weight = Math.round((weights[feature * classes + place] ?? 0) * SCALE);
				return weight === 0 ? "" : writePair(place, weight);
			});
			return { name, pairs: pairs.join("") };
		})
		.filter(({ pairs }) => pairs !== "")
		.toSorted((one, other) => (one.name < other.name ? -1 : 1))
		.map(({ name, pairs }) => `${name}\t${pairs}`);
	const heads = ids.map((id, place) => `${id}\t${Math.round((bias[place] ?? 0) * SCALE)}`);
	return `${[SCALE, ...heads].join("\n")}\n\n${rows.join("\n")}`;
}
