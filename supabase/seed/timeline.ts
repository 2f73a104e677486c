/** End of the seeded history. Fixed, so that all machines show the same lists in the same order. */
const seedEpoch = Date.UTC(2026, 10, 16, 6);
const dayMs = 86_400_000;
const minuteMs = 60_000;
const wakingMinutes = 14 * 60;

/**
 * The time of a seeded event, between 6:00 and 20:00 UTC of its day.
 * @param id determines the minute, so that events of one day have different times
 */
export function momentOf(daysBefore: number, id: string): Date {
	const minute = Number.parseInt(id.slice(0, 6), 16) % wakingMinutes;
	return new Date(seedEpoch - Math.ceil(daysBefore) * dayMs + minute * minuteMs);
}

export interface SeedEvent {
	readonly at: Date;
	run(): Promise<unknown>;
}

/** Events run in the order in which they would have happened, so that a review refers to the version that was current. */
export async function runInOrder(events: readonly SeedEvent[]): Promise<void> {
	const ordered = events.toSorted((one, other) => one.at.getTime() - other.at.getTime());
	for (const event of ordered) await event.run();
}
