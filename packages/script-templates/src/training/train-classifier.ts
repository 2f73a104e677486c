import { OUTSIDE } from "../classifier/classify.ts";
import { featuresOf } from "../classifier/features.ts";
import { writePlace, writeWeight } from "../classifier/weight-signs.ts";
import { withSamples } from "../slots/with-samples.ts";
import { templates } from "../template-list.ts";
import { type Example, type TrainedModel, trainModel } from "./train-model.ts";
import { type TrainingRequest, trainingRequests } from "./training-requests.ts";

/** Weights that are kept, those that matter most. More would exceed the size that the create page may load. */
const KEPT = 43_600;
/** Weights are written as whole numbers, divided by this. */
const SCALE = 2;

/**
 * Trains the classifier on requests with their templates, and on requests that no template fits. The same input makes the same
 * text on every machine that computes with IEEE 754 numbers.
 *
 * @param requests the phrasings of all templates and the outsiders, when left out
 * @returns the text that `readModel` reads
 */
export function trainClassifier(requests: readonly TrainingRequest[] = trainingRequests): string {
	const trained = new Set(requests.map(({ id }) => id));
	const ids = [OUTSIDE, ...templates.map(({ id }) => id).filter((id) => trained.has(id))];
	const names: string[] = [];
	const numbers = new Map<string, number>();
	const numberOf = (name: string) => {
		const known = numbers.get(name);
		if (known !== undefined) return known;
		numbers.set(name, names.length);
		return names.push(name) - 1;
	};
	const examples = requests.map(
		({ id, text }): Example => ({
			place: ids.indexOf(id),
			features: [...featuresOf(withSamples(text))].map(([name, value]) => [numberOf(name), value] as const),
		}),
	);
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
			const rounded = ids.map((_, place) => Math.round((weights[feature * classes + place] ?? 0) * SCALE));
			const places = [...rounded.keys()].filter((place) => rounded[place] !== 0);
			return {
				name,
				places: places.map(writePlace).join(""),
				weights: places.map((place) => writeWeight(rounded[place] ?? 0)).join(""),
			};
		})
		.filter(({ places }) => places !== "")
		.toSorted((one, other) => (one.name < other.name ? -1 : 1));
	const heads = ids.map((id, place) => `${id}\t${Math.round((bias[place] ?? 0) * SCALE)}`);
	return [
		[SCALE, ...heads].join("\n"),
		rows.map(({ name }) => name).join("\n"),
		rows.map(({ places }) => places).join("\n"),
		rows.map((row) => row.weights).join(""),
	].join("\n\n");
}
