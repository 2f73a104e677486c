/** Number of different statements that are counted; further ones are never prepared. */
const MAX_COUNTED_STATEMENTS = 500;
/** A statement is prepared from this use on. */
const MIN_USES = 3;

/**
 * Decides which statements are prepared. A prepared statement needs one round trip instead of two and is not parsed again; a hosted
 * project's REST service prepares all. The number is bounded, because each connection keeps its prepared statements until it is closed.
 *
 * @returns a function that counts a use of a statement and tells whether to prepare it
 */
export function createShouldPrepare(): (statement: string) => boolean {
	const times = new Map<string, number>();
	return (statement) => {
		const before = times.get(statement);
		if (before === undefined && times.size === MAX_COUNTED_STATEMENTS) return false;
		times.set(statement, (before ?? 0) + 1);
		return before !== undefined && before + 1 >= MIN_USES;
	};
}
