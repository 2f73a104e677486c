import type { Statement } from "acorn";
import type { Variable } from "../names/scope.ts";
import type { Value } from "./domain.ts";
import { isConstant } from "./value.ts";

/** For all loops together: enough for decoders; loops over pixels are cut off. */
const MAX_ITERATIONS = 25_000;
/** Iterations of one loop that computed no constant. */
const MAX_FRUITLESS_ITERATIONS = 96;
/** Iterations of one loop that computed only numbers, as simulations and hashes do: enough for eight texts in RC4. */
const MAX_NUMERIC_ITERATIONS = 2_048;

/**
 * Loops that are followed iteration by iteration because their end is known. Worthwhile for loops that compute
 * constants, texts above all; a loop over unknown values has the same result in its first iteration as in its last.
 */
export class FollowedLoops {
	readonly #fruitless = new Map<Statement, number>();
	readonly #numeric = new Map<Statement, number>();
	/** Variables of loop conditions: a change of them is no result. */
	readonly #counters = new Set<Variable>();
	#texts = 0;
	#numbers = 0;
	#iterations = 0;

	/** Registers the variables of a loop's condition. */
	counts(variables: Iterable<Variable>): void {
		for (const variable of variables) this.#counters.add(variable);
	}

	/** A value was assigned, to a variable unless null. */
	recordAssignment(value: Value, variable: Variable | null): void {
		if (!isConstant(value) || (variable !== null && this.#counters.has(variable))) return;
		if (typeof value.atoms[0] === "string") this.#texts += 1;
		else this.#numbers += 1;
	}

	/** Whether one more iteration of the loop with this body is worth following. */
	isWorthWhile(body: Statement): boolean {
		if (this.#iterations >= MAX_ITERATIONS) return false;
		return (
			(this.#fruitless.get(body) ?? 0) < MAX_FRUITLESS_ITERATIONS &&
			(this.#numeric.get(body) ?? 0) < MAX_NUMERIC_ITERATIONS
		);
	}

	/** Follows one iteration. */
	follow(body: Statement, iteration: () => number): number {
		const texts = this.#texts;
		const numbers = this.#numbers;
		this.#iterations += 1;
		const ends = iteration();
		if (this.#texts !== texts) return ends;
		const iterations = this.#numbers === numbers ? this.#fruitless : this.#numeric;
		iterations.set(body, (iterations.get(body) ?? 0) + 1);
		return ends;
	}
}
