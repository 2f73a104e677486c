import type { Call, Native } from "../engine/domain.ts";
import { ANYTHING, only } from "../engine/value.ts";
import { constants } from "./arguments.ts";

// biome-ignore format: a list of names
const MATH: readonly (keyof Math)[] = ["abs", "ceil", "floor", "max", "min", "pow", "round", "sqrt", "trunc", "sign", "log2", "log", "imul"];

/** `Math.x`, computed when the numbers are known. */
export const mathFunctions: Readonly<Record<string, Native>> = Object.fromEntries(
	MATH.map((name) => [
		name,
		(call: Call) => {
			const known = constants(call.args);
			const run: unknown = Math[name];
			return known && typeof run === "function"
				? only(Number(Reflect.apply(run, Math, known.map(Number))))
				: { ...ANYTHING, taints: call.args.flatMap((arg) => arg.taints) };
		},
	]),
);
