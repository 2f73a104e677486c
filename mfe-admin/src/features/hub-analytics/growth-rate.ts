/**
 * How much a figure has grown.
 * @returns the change as a fraction: 0.5 for half more; null when there was nothing before
 */
export function growthRate({ current, previous }: { current: number; previous: number }): number | null {
	return previous === 0 ? null : (current - previous) / previous;
}

/**
 * Formats a growth rate as a signed percentage. Intl writes a hyphen for the minus in most languages.
 * @param rate as a fraction
 * @returns such as `+50%` and `−29%`; zero has no sign
 */
export function formatGrowthRate(rate: number, locale: string): string {
	const format = new Intl.NumberFormat(locale, {
		style: "percent",
		signDisplay: "exceptZero",
		maximumFractionDigits: 0,
	});
	return format
		.formatToParts(rate)
		.map(({ type, value }) => (type === "minusSign" ? value.replace("-", "−") : value))
		.join("");
}

export interface FunnelStep {
	readonly step: string;
	readonly people: number;
	/** Of those who began, 0–1 or more; null when nobody did. */
	readonly share: number | null;
}

/** The steps of one journey in their order, each with its share of the first one. */
export function funnelOf(
	steps: readonly {
		readonly journey: string;
		readonly number: number;
		readonly step: string;
		readonly people: number;
	}[],
	journey: string,
): readonly FunnelStep[] {
	const own = steps.filter((step) => step.journey === journey).toSorted((left, right) => left.number - right.number);
	const first = own[0]?.people ?? 0;
	return own.map(({ step, people }) => ({ step, people, share: first === 0 ? null : people / first }));
}
