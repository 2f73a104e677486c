/** A value as the real engine computed it. */
export interface RealValue {
	readonly type: "string" | "number" | "boolean" | "undefined" | "bigint" | "object" | "function" | "symbol";
	/** Source text of the same value; null for what has no literal. */
	readonly literal: string | null;
	readonly isTruthy: boolean;
}

/**
 * Describes a value of any realm. Its source text is also run in pages, so it uses nothing from outside.
 * @param value what a program computed
 * @returns its type, its source text and its truth value
 */
export function describeValue(value: unknown): RealValue {
	let literal: string | null = null;
	if (value === null) literal = "null";
	else if (value === undefined) literal = "undefined";
	else if (typeof value === "string") literal = JSON.stringify(value);
	else if (typeof value === "number") literal = Object.is(value, -0) ? "-0" : String(value);
	else if (typeof value === "boolean") literal = String(value);
	else if (typeof value === "bigint") literal = `${value}n`;
	return { type: typeof value, literal, isTruthy: Boolean(value) };
}
