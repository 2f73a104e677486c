import { type PointerEvent, useSyncExternalStore } from "react";
import { useLocale } from "./locale.tsx";
import { isEnglish } from "./numbers.ts";

const STEPS = [
	["year", 31_557_600],
	["month", 2_629_800],
	["week", 604_800],
	["day", 86_400],
	["hour", 3_600],
	["minute", 60],
] as const;

type Unit = (typeof STEPS)[number][0];

/** Words for the one before and the one after. */
const NEIGHBORS: { readonly [Name in Unit]?: readonly [before: string, after: string] } = {
	year: ["last year", "next year"],
	month: ["last month", "next month"],
	week: ["last week", "next week"],
	day: ["yesterday", "tomorrow"],
};

/** As `Intl.RelativeTimeFormat` writes it, whose first use keeps a phone busy (see `numbers.ts`). */
function englishWords(value: number, unit: Unit): string {
	const count = Math.abs(value);
	const neighbor = count === 1 ? NEIGHBORS[unit]?.[value < 0 ? 0 : 1] : undefined;
	const amount = `${count} ${unit}${count === 1 ? "" : "s"}`;
	return neighbor ?? (value < 0 ? `${amount} ago` : `in ${amount}`);
}

/**
 * Describes a time relative to another: "3 days ago", "in 2 hours", "now".
 * @param then the described time in milliseconds since 1970
 * @param now the current time in milliseconds since 1970
 * @param locale a BCP 47 tag that `Intl` knows
 * @returns words in that locale
 */
export function relativeWords(then: number, now: number, locale: string): string {
	const seconds = (then - now) / 1000;
	const step = STEPS.find(([, length]) => Math.abs(seconds) >= length);
	const value = step ? Math.trunc(seconds / step[1]) : 0;
	if (isEnglish(locale) && Math.abs(value) < 1000) return step ? englishWords(value, step[0]) : "now";
	return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(value, step?.[0] ?? "second");
}

const listeners = new Set<() => void>();
let minute = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for all times on the page, running only while one is shown. */
function subscribeToMinutes(listener: () => void): () => void {
	listeners.add(listener);
	timer ??= setInterval(() => {
		minute += 1;
		for (const each of listeners) each();
	}, 60_000);
	return () => {
		listeners.delete(listener);
		if (listeners.size > 0) return;
		clearInterval(timer);
		timer = undefined;
	};
}

export interface RelativeTimeProps {
	/** An ISO 8601 instant, as the database gives it. */
	iso: string;
	className?: string;
}

/** While a page takes over the server's HTML, whose clock and time zone are others. */
const ON_SERVER = -1;

/**
 * Shows a relative date that is updated every minute; the exact date is in `dateTime`, and in `title` under the pointer. The HTML of a server has the
 * date itself, which does not become outdated.
 */
export function RelativeTime({ iso, className }: RelativeTimeProps) {
	const { formattingLocale } = useLocale();
	const isOnServer =
		useSyncExternalStore(
			subscribeToMinutes,
			() => minute,
			() => ON_SERVER,
		) === ON_SERVER;
	const then = Date.parse(iso);
	if (Number.isNaN(then)) return <span className={className}>{iso}</span>;
	const dateTime = new Date(then).toISOString();
	if (isOnServer) {
		return (
			<time dateTime={dateTime} className={className}>
				{dateTime.slice(0, 10)}
			</time>
		);
	}
	const showExact = ({ currentTarget }: PointerEvent<HTMLElement>) => {
		const exact = new Intl.DateTimeFormat(formattingLocale, { dateStyle: "long", timeStyle: "short" });
		currentTarget.title = exact.format(then);
	};
	return (
		<time dateTime={dateTime} onPointerEnter={showExact} className={className}>
			{relativeWords(then, Date.now(), formattingLocale)}
		</time>
	);
}
