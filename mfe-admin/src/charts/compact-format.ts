/**
 * Counts as K and M from 1,000 and 1,000,000 (spec 02 § 9).
 * @param locale a BCP 47 tag that `Intl` knows
 */
export function compactFormat(locale: string): Intl.NumberFormat {
	return new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 });
}
