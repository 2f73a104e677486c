import { attribute, documentElementOf } from "@scriptorium/selectors/intact-dom";

/** Digits with separators of groups and decimals; spaces and apostrophes separate groups. */
const NUMBER = /[.,\u066b]?\d(?:[\d.,'’\u066b\u066c\s]*\d)?/g;

/**
 * Reads a number as people write it, so that conditions compare by size: '€9.50', '1.234,56', '12 %', '1.2k'. Where a text can be read
 * in two ways, as '1.234', the language of the page decides.
 * @param value what a variable has; anything but a text is returned as it is
 * @returns the number; the text itself when it has no number or several ones, as dates, times and versions do
 */
export function readNumber(value: unknown): unknown {
	if (typeof value !== "string") return value;
	const text = value.replace(/\p{Nd}/gu, asciiDigit).replace(/[\u2212\ufe63\uff0d]/g, "-");
	if (/^\s*[-+]?\d+(?:\.\d+)?e[-+]?\d+\s*$/i.test(text)) return Number(text);
	const [first, ...others] = text.matchAll(NUMBER);
	if (first === undefined || others.length > 0) return value;
	const before = text.slice(0, first.index);
	const after = text.slice(first.index + first[0].length);
	// One letter and a number are a name, as in 'Q3'. The dot of 'Rs.500' is no decimal separator.
	if (/(?:^|[^\p{L}])\p{L}$/u.test(before)) return value;
	const size = sizeOf(/\p{L}$/u.test(before) ? first[0].replace(/^\D/, "") : first[0]);
	if (size === null) return value;
	const isNegative = /(?:^|[\s(])-\s?(?:\p{Sc}|\p{L}{2,3})?\s?$/u.test(before);
	let factor = 1;
	if (/^k(?!\p{L})/iu.test(after)) factor = 1e3;
	if (/^M(?!\p{L})/u.test(after)) factor = 1e6;
	return (isNegative ? -size : size) * factor;
}

/** The digit of any script, as Arabic and Devanagari ones: each script has its ten digits in a row. */
function asciiDigit(digit: string): string {
	const code = digit.codePointAt(0) ?? 0;
	let value = 0;
	while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
	return String(value);
}

/** Null for what is no single number, as the parts of a version. */
function sizeOf(written: string): number | null {
	const isArabic = /[\u066b\u066c]/.test(written);
	const text = isArabic ? written.replaceAll("\u066c", ",").replaceAll("\u066b", ".") : written;
	const spaced = /^\d{1,3}(?:[\s'’]\d{3})+(?=$|[.,]\d+$)/.exec(text);
	if (spaced !== null) return Number(text.replaceAll(/[\s'’]/g, "").replace(",", "."));
	if (/[\s'’]/.test(text)) return null;
	const last = /[.,](?=\d*$)/.exec(text)?.[0];
	if (last === undefined) return Number(text);
	const other = last === "." ? "," : ".";
	const [whole = "", ...rest] = text.split(last);
	const [decimals = ""] = rest.slice(-1);
	if (rest.length > 1) return isGrouped(text, last) ? Number(text.replaceAll(last, "")) : null;
	if (whole.includes(other))
		return isGrouped(whole, other) ? Number(`${whole.replaceAll(other, "")}.${decimals}`) : null;
	const mayBeGroup = decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
	if (mayBeGroup && !isArabic && decimalSeparator() !== last) return Number(whole + decimals);
	return Number(`${whole}.${decimals}`);
}

/** Groups of three digits, or of two, as in India, but for the last one. */
const isGrouped = (text: string, separator: string): boolean => {
	const [first = "", ...groups] = text.split(separator);
	const isLast = (at: number) => at === groups.length - 1;
	return (
		/^\d{1,3}$/.test(first) &&
		groups.every((group, at) => /^\d{2,3}$/.test(group) && (group.length === 3 || !isLast(at)))
	);
};

/** Of the page's language, else the browser's. */
function decimalSeparator(): string | undefined {
	const parts = (language?: string) => new Intl.NumberFormat(language).formatToParts(0.5);
	const read = (): Intl.NumberFormatPart[] => {
		try {
			const root = documentElementOf(document);
			return parts((root && attribute(root, "lang")) || undefined);
		} catch {
			// The page names a language that does not exist.
			return parts();
		}
	};
	return read().find(({ type }) => type === "decimal")?.value;
}
