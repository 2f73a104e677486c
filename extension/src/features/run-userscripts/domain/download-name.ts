/** Longest name of a file or folder, in bytes of UTF-8; file systems take 255, and the browser adds a number to a name that is taken. */
const MAX_BYTES = 240;
// What Chromium refuses on every system, measured in Chromium 156: what Windows takes in no name, hides or opens without a question.

/** Format characters, as those that turn the order of reading, are left out. */
const INVISIBLE = /\p{Cf}/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const REFUSED = /[<>:"|?*\u0000-\u001f\u007f-\u009f]|\p{Noncharacter_Code_Point}|\p{Cs}/gu;
/** Devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|clock\$|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;
const SETTINGS_FILE = /^(?:desktop\.ini|thumbs\.db)$/i;
const SHELL_FILE = /\.(?:lnk|local|scf|url|\{[0-9a-f-]+\})$/i;

/**
 * A name for a file in the folder for downloads or below, made of what a script gave; null when nothing is left of it. The browser
 * refuses a download whose name it would not write as it is, where other script managers change the name.
 */
export function downloadName(given: string): string | null {
	const parts = given
		.normalize("NFC")
		.split(/[/\\]+/)
		.filter((part) => !/^[a-z]:$/i.test(part))
		.map((part) => (/^[\s.]*$/.test(part) ? "" : cleanPart(part)))
		.filter((part) => part !== "");
	return parts.length === 0 ? null : parts.join("/");
}

function cleanPart(part: string): string {
	const plain = part.replace(INVISIBLE, "").replace(/\s/gu, " ").replace(REFUSED, "_");
	const short = shorten(withoutEnds(plain));
	const named = DEVICE.test(short) || SETTINGS_FILE.test(short) ? `_${short}` : short;
	return SHELL_FILE.test(named) ? `${named}.download` : named;
}

/** No name begins with a space, a dot or a tilde, or ends with a space or a dot. */
const withoutEnds = (name: string): string =>
	name.replace(/^[\s.~]+/, (found) => (found.trim() === "" ? "" : "_")).replace(/[\s.]+$/, "");

/** Keeps the extension, and no half characters. */
function shorten(name: string): string {
	if (bytesOf(name) <= MAX_BYTES) return name;
	const dot = name.lastIndexOf(".");
	const extension = dot > 0 && bytesOf(name.slice(dot)) <= 32 ? name.slice(dot) : "";
	const characters = [...name.slice(0, name.length - extension.length)];
	let left = MAX_BYTES - bytesOf(extension);
	let kept = "";
	for (const character of characters) {
		left -= bytesOf(character);
		if (left < 0) break;
		kept += character;
	}
	return withoutEnds(kept) + extension;
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
