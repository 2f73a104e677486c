import type { ScriptDay } from "@scriptorium/hub-data/scripts/read-script-history";

/** A day, or a week that begins with this day. */
export interface ScriptPeriod {
	/** YYYY-MM-DD, in UTC. */
	readonly day: string;
	readonly installs: number;
	readonly stars: number;
	readonly reviews: number;
	/** Of all reviews until its end, 1–5; null before the first. */
	readonly averageRating: number | null;
}

const DAYS_OF_A_WEEK = 7;
/** More days than this are shown by week. */
const MAX_SINGLE_DAYS = 90;

export const isByWeek = (days: number) => days > MAX_SINGLE_DAYS;

/**
 * The days themselves, or for a long time its weeks. Weeks are counted back from the last day, so that the last one is whole;
 * an incomplete first one is left out.
 */
export function periodsOf(days: readonly ScriptDay[]): readonly ScriptPeriod[] {
	const length = isByWeek(days.length) ? DAYS_OF_A_WEEK : 1;
	const periods: ScriptPeriod[] = [];
	for (let start = days.length % length; start < days.length; start += length) {
		const part = days.slice(start, start + length);
		const sum = (figure: "installs" | "stars" | "reviews") => part.reduce((total, day) => total + day[figure], 0);
		periods.push({
			day: part[0]?.day ?? "",
			installs: sum("installs"),
			stars: sum("stars"),
			reviews: sum("reviews"),
			averageRating: part.at(-1)?.average_rating ?? null,
		});
	}
	return periods;
}
