/**
 * Performs something for each of several values, one after the other.
 * @param values elements, or how many times
 * @param perform what to do with each
 */
export async function inTurn<Value>(
	values: readonly Value[] | number,
	perform: (value: Value | undefined) => Promise<unknown>,
): Promise<void> {
	if (typeof values === "number") for (let turn = 0; turn < values; turn += 1) await perform(undefined);
	else for (const value of values) await perform(value);
}
