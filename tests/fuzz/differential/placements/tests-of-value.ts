import type { Holes } from "../holes.ts";
import type { RealValue } from "../real-value.ts";

/**
 * Compares an expression with what it really is.
 * @param value source of the expression
 * @param real its value in the real engine
 * @param holes null for the plainest comparison
 * @returns source of an expression that is true in the real engine
 */
export function testOfValue(value: string, real: RealValue, holes: Holes | null): string {
	const truth = real.isTruthy ? `(${value})` : `!(${value})`;
	const { literal } = real;
	if (literal === null) return holes?.chance(0.5) ? `typeof (${value}) === "${real.type}"` : truth;
	const same = literal === "NaN" || literal === "-0" ? `Object.is(${value}, ${literal})` : `(${value}) === ${literal}`;
	if (holes === null || holes.chance(0.5)) return same;
	return holes.pick([
		() => truth,
		() => `Object.is(${value}, ${literal})`,
		() => (same.startsWith("Object") ? same : `${literal} === (${value})`),
		() => (same.startsWith("Object") ? same : `!((${value}) !== ${literal})`),
		() => `[${literal}].includes(${value})`,
		() => `new Set([${literal}]).has(${value})`,
		() => `String(${value}) === String(${literal})`,
		() => `((${value}) + "").length === ${literal === '""' ? 0 : `(${literal} + "").length`}`,
		() => `typeof (${value}) === "${real.type}"`,
		() => (real.type === "string" ? `(${value}).startsWith(${literal})` : truth),
		() => (real.type === "number" ? `(${value}) >= ${literal}` : truth),
	])();
}
