/** A page of any size is read in a bounded time: what comes after is left out. */
export interface Deadline {
	isOver(): boolean;
	/** Whether anybody was told so. */
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
