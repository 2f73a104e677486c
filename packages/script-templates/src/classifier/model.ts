import { readSigns } from "./weight-signs.ts";
import { weightsText } from "./weights.gen.ts";

/** How strongly a feature speaks for each class that it matters to. */
export interface FeatureWeights {
	/** Numbers of the classes. */
	readonly places: readonly number[];
	/** For each of them a whole number, to be divided by the scale. */
	readonly weights: readonly number[];
}

/** Weights of a multinomial logistic regression, as read from their text. */
export interface Model {
	/** Ids of the classes: those of templates, and `OUTSIDE`. */
	readonly ids: readonly string[];
	readonly scale: number;
	readonly bias: Float64Array;
	readonly features: ReadonlyMap<string, FeatureWeights>;
}

/**
 * Reads weights. Their text has four parts between empty lines: the scale and a line for each class (`id<TAB>bias`); a line for each
 * feature with its name; a line for each feature with signs of the classes that it matters to; and all weights in the same order, one
 * sign each. Numbers of one kind stand together, because that compresses best.
 *
 * @param text as `trainClassifier` writes it
 * @returns the model
 */
export function readModel(text: string): Model {
	const [head = "", names = "", places = "", weights = ""] = text.split("\n\n");
	const [scaleText = "1", ...classes] = head.split("\n");
	const scale = Number(scaleText);
	const rows = classes.map((row) => row.split("\t"));
	const rowsOfPlaces = places.split("\n");
	const features = new Map<string, FeatureWeights>();
	let read = 0;
	for (const [at, name] of names.split("\n").entries()) {
		const ofRow = readSigns(rowsOfPlaces[at] ?? "");
		features.set(name, { places: ofRow, weights: readSigns(weights.slice(read, read + ofRow.length), true) });
		read += ofRow.length;
	}
	return {
		ids: rows.map(([id = ""]) => id),
		scale,
		bias: Float64Array.from(rows, ([, bias = "0"]) => Number(bias) / scale),
		features,
	};
}

let committed: Model | null = null;

/** The model of the committed weights, read once. */
export function committedModel(): Model {
	committed ??= readModel(weightsText);
	return committed;
}
