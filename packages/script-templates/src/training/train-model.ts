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

const ROUNDS = 16;
const RATE = 4;
const BIAS_RATE = 0.05;
const DECAY = 1e-4;
/** Share of the features of a text that are left out each time, so that no single word decides. */
const LEFT_OUT = 0.3;
/** Scale of the remaining features, so that the expected squared norm of the feature vector stays the same. */
const STRENGTHENED = 1 / Math.sqrt(1 - LEFT_OUT);
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
	const errors = new Float64Array(classes);
	const order = [...examples];
	const random = pseudoRandom(1);
	for (let round = 0; round < ROUNDS; round += 1) {
		const rate = RATE / (1 + round / 10);
		shuffle(order, random);
		for (const { place, features: all } of order) {
			const features = all.filter(() => random() >= LEFT_OUT);
			scores.set(bias);
			for (const [feature, value] of features) {
				const start = feature * classes;
				for (let at = 0; at < classes; at += 1)
					scores[at] = (scores[at] ?? 0) + (weights[start + at] ?? 0) * value * STRENGTHENED;
			}
			const wrong = findErrors(scores, place, errors);
			for (const at of wrong) bias[at] = (bias[at] ?? 0) + rate * BIAS_RATE * (errors[at] ?? 0);
			for (const [feature, value] of features) {
				const start = feature * classes;
				for (const at of wrong) {
					if (kept?.[start + at] === 0) continue;
					const before = weights[start + at] ?? 0;
					weights[start + at] = before + rate * ((errors[at] ?? 0) * value * STRENGTHENED - DECAY * before);
				}
			}
		}
	}
	return { classes, weights, bias };
}

/** Writes how far the probabilities are from the truth, and returns the classes where it matters. */
function findErrors(scores: Float64Array, place: number, errors: Float64Array): number[] {
	let highest = Number.NEGATIVE_INFINITY;
	for (const score of scores) highest = Math.max(highest, score);
	let sum = 0;
	for (let at = 0; at < scores.length; at += 1) {
		const power = Math.exp((scores[at] ?? 0) - highest);
		errors[at] = power;
		sum += power;
	}
	const wrong: number[] = [];
	for (let at = 0; at < scores.length; at += 1) {
		const error = (at === place ? 1 : 0) - (errors[at] ?? 0) / sum;
		errors[at] = error;
		if (Math.abs(error) >= MIN_ERROR) wrong.push(at);
	}
	return wrong;
}
