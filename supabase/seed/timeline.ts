/** The day the seeded past ends at. Fixed, so that two machines show the same lists in the same order. */
const seedEpoch = Date.UTC(2026, 10, 16, 6);
const dayMs = 86_400_000;
const minuteMs = 60_000;
const waking = 14 * 60;

/**
 * The moment of a seeded event, in the waking hours of its day.
 * @param id decides the minute, so that a list does not read as if everything happened at once
 */
export function momentOf(daysBefore: number, id: string): Date {
	const minute = Number.parseInt(id.slice(0, 6), 16) % waking;
	return new Date(seedEpoch - Math.ceil(daysBefore) * dayMs + minute * minuteMs);
}

export interface SeedEvent {
	readonly at: Date;
	run(): Promise<unknown>;
}

/** Events run in the order in which they would have happened, so that a review speaks of the version of its day. */
export async function runInOrder(events: readonly SeedEvent[]): Promise<void> {
	const ordered = events.toSorted((one, other) => one.at.getTime() - other.at.getTime());
	for (const event of ordered) await event.run();
}
