/** Statements that are counted; whatever else is asked is parsed each time. */
const COUNTED = 500;
/** From this time on a statement is taken for one that will come again. */
const TIMES = 3;

/**
 * Which statements the database should keep, as a hosted project's REST service has it keep all: one way there and back
 * instead of two, and no parsing. Bounded, because each connection keeps what it has prepared for as long as it lives.
 */
export function createPreparedChoice(): (statement: string) => boolean {
	const times = new Map<string, number>();
	return (statement) => {
		const before = times.get(statement);
		if (before === undefined && times.size === COUNTED) return false;
		times.set(statement, (before ?? 0) + 1);
		return before !== undefined && before + 1 >= TIMES;
	};
}
