import { useSyncExternalStore } from "react";
import { useLocale } from "./locale.tsx";

const STEPS = [
	["year", 31_557_600],
	["month", 2_629_800],
	["week", 604_800],
	["day", 86_400],
	["hour", 3_600],
	["minute", 60],
] as const;

/**
 * Describes a time relative to another: "3 days ago", "in 2 hours", "now".
 * @param then the described time in milliseconds since 1970
 * @param now the current time in milliseconds since 1970
 * @param locale a BCP 47 tag that `Intl` knows
 * @returns words in that locale
 */
export function relativeWords(then: number, now: number, locale: string): string {
	const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
	const seconds = (then - now) / 1000;
	for (const [unit, length] of STEPS) {
		if (Math.abs(seconds) >= length) return words.format(Math.trunc(seconds / length), unit);
	}
	return words.format(0, "second");
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
 * Shows a relative date that is updated every minute; the exact date is in `title` and in `dateTime`. The HTML of a server has the
 * date itself, which does not become outdated.
 * @param props the date in ISO 8601
 * @returns the element
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
	const exact = new Intl.DateTimeFormat(formattingLocale, { dateStyle: "long", timeStyle: "short" }).format(then);
	return (
		<time dateTime={dateTime} title={exact} className={className}>
			{relativeWords(then, Date.now(), formattingLocale)}
		</time>
	);
}
