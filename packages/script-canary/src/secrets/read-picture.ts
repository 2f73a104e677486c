import { decode } from "fast-png";

/** Signature of PNG files. */
export const PICTURE = "\u0089PNG\r\n\u001a\n";
const MAX_PIXELS = 300_000;

/** Reads the pixels of a PNG in a text as bytes: all channels, without the alpha channel, each channel alone, and their lowest bits. */
export function picturesIn(text: string): string[] {
	const start = text.indexOf(PICTURE);
	if (start === -1) return [];
	try {
		const { data, channels, depth, width, height } = decode(Buffer.from(text.slice(start), "latin1"));
		if (depth !== 8 || width * height > MAX_PIXELS) return [];
		const bytes = Array.from(data);
		const without = channels === 4 ? bytes.filter((_byte, at) => at % 4 !== 3) : bytes;
		const single = Array.from({ length: channels }, (_, channel) =>
			bytes.filter((_byte, at) => at % channels === channel),
		);
		return [bytes, without, ...(channels > 1 ? single : [])].flatMap((list) => [fromBytes(list), ...lowestBits(list)]);
	} catch {
		return []; // truncated or not a picture
	}
}

function fromBytes(bytes: readonly number[]): string {
	return Buffer.from(bytes).toString("latin1");
}

/** Combines the lowest bits of eight bytes into one character, in both bit orders. */
function lowestBits(bytes: readonly number[]): string[] {
	const count = Math.min(Math.floor(bytes.length / 8), 4_000);
	const groups = Array.from({ length: count }, (_, at) => bytes.slice(at * 8, at * 8 + 8).map((byte) => byte & 1));
	const value = (bits: readonly number[]) => bits.reduce((all, bit) => all * 2 + bit, 0);
	return [fromBytes(groups.map(value)), fromBytes(groups.map((bits) => value(bits.toReversed())))];
}
