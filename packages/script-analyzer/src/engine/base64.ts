const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** As `atob`: one character per byte; null for invalid input. Own code because not every realm has `atob`. */
export function decodeBase64(text: string): string | null {
	const digits = text.replace(/[\t\n\f\r ]/g, "").replace(/={1,2}$/, "");
	if (digits.length % 4 === 1) return null;
	let bytes = "";
	let bits = 0;
	let count = 0;
	for (const digit of digits) {
		const value = ALPHABET.indexOf(digit);
		if (value < 0) return null;
		bits = ((bits << 6) | value) & 0xffffff;
		count += 6;
		if (count >= 8) {
			count -= 8;
			bytes += String.fromCharCode((bits >> count) & 0xff);
		}
	}
	return bytes;
}

/** As `btoa`; null for characters beyond U+00FF. */
export function encodeBase64(text: string): string | null {
	let digits = "";
	for (let index = 0; index < text.length; index += 3) {
		const bytes = [text.charCodeAt(index), text.charCodeAt(index + 1), text.charCodeAt(index + 2)];
		if (bytes.some((byte) => byte > 0xff)) return null;
		const [one = 0, two = Number.NaN, three = Number.NaN] = bytes;
		const bits = (one << 16) | ((two || 0) << 8) | (three || 0);
		digits += (ALPHABET[bits >> 18] ?? "") + (ALPHABET[(bits >> 12) & 63] ?? "");
		digits += Number.isNaN(two) ? "=" : (ALPHABET[(bits >> 6) & 63] ?? "");
		digits += Number.isNaN(three) ? "=" : (ALPHABET[bits & 63] ?? "");
	}
	return digits;
}
