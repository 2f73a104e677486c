import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { useMemo } from "react";
import { en } from "./messages/en.ts";

/** A share between 0 and 1 with its interval; null where there was nothing to count. */
export interface Share {
	readonly rate: number | null;
	readonly low: number | null;
	readonly high: number | null;
}

/** Numbers as the reader's language writes them. */
export function useFigures() {
	const { formattingLocale } = useLocale();
	const text = useMessages({ en });
	return useMemo(() => {
		const whole = new Intl.NumberFormat(formattingLocale, { maximumFractionDigits: 0 });
		const tenths = new Intl.NumberFormat(formattingLocale, { maximumFractionDigits: 1 });
		const percent = new Intl.NumberFormat(formattingLocale, { style: "percent", maximumFractionDigits: 1 });
		const count = (value: number) => whole.format(value);
		return {
			count,
			of: (hits: number, n: number) => text.of(count(hits), count(n)),
			percent: (value: number) => percent.format(value),
			/** To three digits or so: 0.42, 7.1, 113. */
			measure: (value: number) => (value < 10 ? tenths : whole).format(value),
			/** The rate and where it may lie; null where there was nothing to count. */
			share: ({ rate, low, high }: Share) =>
				rate === null || low === null || high === null
					? null
					: { rate: percent.format(rate), between: text.between(percent.format(low), percent.format(high)) },
		};
	}, [formattingLocale, text]);
}
