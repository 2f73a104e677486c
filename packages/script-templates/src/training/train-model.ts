/** A text as numbers: which features it has, and how strongly. */
export interface Example {
	/** Number of its class. */
	readonly place: number;
	readonly features: readonly (readonly [feature: number, value: number])[];
}

/** Weights of a multinomial logistic regression. */
export interface TrainedModel {
	readonly classes: number;
	/** By feature times the number of classes, plus the class. */
	readonly weights: Float64Array;
	readonly bias: Float64Array;
}

const ROUNDS = 20;
const RATE = 4;
const BIAS_RATE = 0.05;
const DECAY = 2e-5;
/** Errors below it change nothing: most classes are out of question for a text. */
const MIN_ERROR = 1e-3;

/** Numbers between 0 and 1 in an order that is the same in every run. */
function pseudoRandom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state / 2 ** 32;
	};
}

function shuffle<Item>(items: Item[], random: () => number): void {
	for (let at = items.length - 1; at > 0; at -= 1) {
		const other = Math.floor(random() * (at + 1));
		[items[at], items[other]] = [items[other] as Item, items[at] as Item];
	}
}

/**
 * Trains by stochastic gradient descent, in the same order each time.
 *
 * @param examples with features numbered from 0
 * @param size numbers of classes and of features
 * @param kept for each weight whether it may differ from 0; all, when left out
 * @returns the weights
 */
export function trainModel(
	examples: readonly Example[],
	size: { readonly classes: number; readonly features: number },
	kept?: Uint8Array,
): TrainedModel {
	const { classes } = size;
	const weights = new Float64Array(size.features * classes);
	const bias = new Float64Array(classes);
	const scores = new Float64Array(classes);
	const order = [...examples];
	const random = pseudoRandom(1);
	for (let round = 0; round < ROUNDS; round += 1) {
		const rate = RATE / (1 + round / 10);
		shuffle(order, random);
		for (const { place, features } of order) {
			scores.set(bias);
			for (const [feature, value] of features)
				for (let at = 0; at < classes; at += 1)
					scores[at] = (scores[at] ?? 0) + (weights[feature * classes + at] ?? 0) * value;
			const errors = errorsOf(scores, place);
			for (const [at, error] of errors) bias[at] = (bias[at] ?? 0) + rate * BIAS_RATE * error;
			for (const [feature, value] of features) {
				for (const [at, error] of errors) {
					const which = feature * classes + at;
					if (kept?.[which] === 0) continue;
					const before = weights[which] ?? 0;
					weights[which] = before + rate * (error * value - DECAY * before);
				}
			}
		}
	}
	return { classes, weights, bias };
}

/** How far the probabilities are from the truth, for the classes where it matters. */
function errorsOf(scores: Float64Array, place: number): (readonly [place: number, error: number])[] {
	const highest = Math.max(...scores);
	const powers = scores.map((score) => Math.exp(score - highest));
	const sum = powers.reduce((total, power) => total + power, 0);
	const errors: (readonly [number, number])[] = [];
	for (const [at, power] of powers.entries()) {
		const error = (at === place ? 1 : 0) - power / sum;
		if (Math.abs(error) >= MIN_ERROR) errors.push([at, error]);
	}
	return errors;
}
