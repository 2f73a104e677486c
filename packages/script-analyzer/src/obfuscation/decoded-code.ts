import type { AnyNode, Program } from "acorn";
import { nodesOfType } from "../source/nodes-of.ts";
import type { Sign } from "./sign.ts";

/** Letters, digits and signs of an encoding, and no space: data for programs. */
const ENCODED = /^(?:[A-Za-z0-9+/=_-]+|(?:%?[0-9a-f]{2})+|(?:\d{1,4}[,;|. ])+\d{1,4})$/i;
const MIN_ENCODED_LENGTH = 500;
/** Pictures, sounds, fonts and WebAssembly as base64, by their first bytes. */
const MEDIA = /^(?:iVBOR|R0lGOD|\/9j\/|UklGR|SUQz|T2dn|AAAA[A-Za-z]G|d09G|AAEAAA|AGFzb|PHN2Z|JVBER|UEsDB)/;
const MAX_FUNCTION_LENGTH = 5_000;
/** Puts text together from the numbers of its characters. */
const FROM_NUMBERS = /fromCharCode|fromCodePoint|TextDecoder/;

/**
 * Signs that a program which came out as unknown is hidden on purpose: it is decoded out of a long text, or put
 * together from numbers where it is run.
 * @param program of the script
 * @param text of the script
 * @param runs offsets at which unknown text is run as code
 */
export function decodedCode(program: Program, text: string, runs: readonly number[]): Sign | null {
	const [first] = runs;
	if (first === undefined) return null;
	const encoded = nodesOfType(program, "Literal").find(({ value }) => typeof value === "string" && isEncoded(value));
	if (encoded) return { offset: encoded.start, what: "a long encoded text" };
	const decoding = runs.find((offset) => FROM_NUMBERS.test(textAround(program, text, offset)));
	return decoding === undefined ? null : { offset: decoding, what: "a program that is put together from numbers" };
}

function isEncoded(value: string): boolean {
	return value.length >= MIN_ENCODED_LENGTH && ENCODED.test(value) && !MEDIA.test(value);
}

/** The innermost function around a place, or the whole program when it is short; nothing where that is long. */
function textAround(program: Program, text: string, offset: number): string {
	const around: AnyNode[] = (["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"] as const)
		.flatMap((type): AnyNode[] => [...nodesOfType(program, type)])
		.filter(({ start, end }) => start <= offset && offset < end);
	const inner = around.reduce<AnyNode>((known, node) => (node.start > known.start ? node : known), program);
	return inner.end - inner.start > MAX_FUNCTION_LENGTH ? "" : text.slice(inner.start, inner.end);
}
