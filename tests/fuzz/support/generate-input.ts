import { seededRandom } from "../../faults/support/random.ts";
import { choicesFrom } from "../grammar/choices.ts";
import { program } from "../grammar/programs.ts";
import { HOSTILE_TURNS, hostileInput } from "./hostile-inputs.ts";
import { mutatedSample } from "./mutated-samples.ts";

export interface FuzzedInput {
	readonly code: string;
	readonly origin: "hostile" | "grammar" | "corpus";
}

/**
 * Input number `index` of a seed; always the same text for the same pair. First every hostile form in every size, then
 * programs from the grammar and broken samples in turn, now and then a hostile one of any size.
 */
export function generateInput(seed: number, index: number, samples: readonly [string, ...string[]]): FuzzedInput {
	const choices = choicesFrom(seededRandom(seed ^ Math.imul(index + 1, 0x9e37_79b1)));
	if (index < HOSTILE_TURNS || index % 40 === 0) return { code: hostileInput(choices, index), origin: "hostile" };
	if (index % 2 === 0) return { code: program(choices), origin: "grammar" };
	return { code: mutatedSample(choices, samples), origin: "corpus" };
}
