import type { Literal, TemplateElement } from "acorn";
import { decodeBase64 } from "../engine/base64.ts";
import { hasInvisibleRun } from "./hidden-characters.ts";
import type { Sign } from "./sign.ts";

/** Escapes of letters and digits, which need none. */
const NEEDLESS_ESCAPE =
	/\\x(?:3[0-9]|[46][1-9a-f]|[57][0-9a])|\\u00(?:3[0-9]|[46][1-9a-f]|[57][0-9a])|\\u\{0*(?:3[0-9]|[46][1-9a-f]|[57][0-9a])\}/gi;
const BASE64 = /^[A-Za-z0-9+/]{40,}={0,2}$/;
const HEX = /^(?:[0-9a-f]{2}){20,}$/i;
const PROGRAM_WORDS = /\b(?:function|document|window|eval|fetch|return|var|const|let|atob|XMLHttpRequest)\b|=>/g;

/** Text written so that people cannot read it, though programs can. */
export class EncodedText {
	#escapes = 0;
	#first: number | null = null;
	readonly #signs: Sign[] = [];

	literal(node: Literal | TemplateElement, raw: string, value: string): void {
		const escapes = raw.includes("\\") ? (raw.match(NEEDLESS_ESCAPE)?.length ?? 0) : 0;
		// A control sequence or two (`\x1b[31m`) is terminal art; whole words are not.
		if (escapes >= 4 && escapes * 2 >= value.length) {
			this.#escapes += escapes;
			this.#first ??= node.start;
		}
		if (value.length > 200_000 || value.length < 8) return;
		if (raw.length > value.length + 2 && hasInvisibleRun(value)) {
			this.#signs.push({ offset: node.start, what: "a row of invisible characters that can hold hidden code" });
		}
		if (value.length < 40) return;
		if (BASE64.test(value) && isProgram(decodeBase64(value) ?? "")) {
			this.#signs.push({ offset: node.start, what: "a program written as base64 text" });
		} else if (HEX.test(value) && isProgram(decodeHex(value))) {
			this.#signs.push({ offset: node.start, what: "a program written as hexadecimal digits" });
		}
	}

	/** A list of numbers: `[104, 116, 116, 112]`, or the arguments of `String.fromCharCode`. */
	numbers(offset: number, values: readonly number[], isCall: boolean): void {
		if (values.length < 16 || values.length > 20_000) return;
		const text = String.fromCharCode(...values);
		if (isProgram(text) || (isCall && isWords(text)) || /^https?:\/\//.test(text))
			this.#signs.push({ offset, what: "text written as a list of numbers" });
	}

	signs(): readonly Sign[] {
		if (this.#first === null || this.#escapes < 20) return this.#signs;
		return [{ offset: this.#first, what: "words written as character codes" }, ...this.#signs];
	}
}

function isProgram(text: string): boolean {
	return /^[\t\n\r\x20-\x7e]*$/.test(text) && new Set(text.match(PROGRAM_WORDS)).size >= 2;
}

/** Mostly letters, and nothing that is not printed. Of numbers in a list that is no sign: they are key codes as well. */
function isWords(text: string): boolean {
	return /^[\x20-\x7e]*$/.test(text) && text.replace(/[^a-z]/gi, "").length >= text.length * 0.7;
}

function decodeHex(text: string): string {
	return text.replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)));
}
