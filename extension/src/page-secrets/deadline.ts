/** A time limit for reading a page of any size. */
export interface Deadline {
	isOver(): boolean;
	/** Whether the limit was ever reported as exceeded. */
	wasMet(): boolean;
}

export function createDeadline(now: () => number, milliseconds: number): Deadline {
	const end = now() + milliseconds;
	let met = false;
	return {
		isOver() {
			met ||= now() > end;
			return met;
		},
		wasMet: () => met,
	};
}
