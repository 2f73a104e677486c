import { append, applyList, type Bare, bare, guardFunction, parseJson, sliceText } from "./built-ins.ts";
import {
	type Bytes,
	bufferOf,
	copyBytes,
	createDecoder,
	indexOfText,
	lowerCase,
	makeBlob,
	makeBytes,
	parseDocument,
} from "./web-built-ins.ts";

/** How the script wants the response: of XMLHttpRequest, and `stream`. */
export type ResponseType = "" | "text" | "json" | "blob" | "arraybuffer" | "document" | "stream";

/** Anything else counts as text. */
export function readResponseType(value: unknown): ResponseType {
	switch (value) {
		case "json":
		case "blob":
		case "arraybuffer":
		case "document":
		case "stream":
			return value;
		case "ms-stream": // a name that Tampermonkey takes as well
			return "stream";
		default:
			return "text";
	}
}

/** Collects the body of a response and puts it into what the script asked for. */
export interface ResponseReader {
	/** @param count number of the bytes: `length` of typed arrays is a getter that other scripts can replace */
	push(bytes: Bytes, count: number): void;
	/** Bytes so far. */
	loaded(): number;
	/**
	 * Writes `response`, `responseText` and `responseXML` into an object for the script.
	 * @param complete false while more is to come: then there is the text so far, and nothing else
	 */
	write(target: Bare, complete: boolean): void;
}

/** @param contentType of the response, or what the script set with `overrideMimeType` */
export function createResponseReader(type: ResponseType, contentType: string): ResponseReader {
	const isBinary = type === "blob" || type === "arraybuffer" || type === "stream";
	const chunks: unknown[] = [];
	const starts: unknown[] = [];
	const decoder = isBinary ? null : createDecoder(type === "json" ? "utf-8" : charsetOf(contentType));
	let length = 0;
	let text = "";
	let ended = false;

	const wholeText = (): string => {
		if (!ended && decoder !== null) text += decoder(null);
		ended = true;
		return text;
	};
	const allBytes = (): Bytes => {
		const all = makeBytes(length);
		for (let index = 0; index < chunks.length; index += 1) {
			copyBytes(chunks[index] as Bytes, all, starts[index] as number);
		}
		return all;
	};
	const mime = mimeOf(contentType);
	let xml: unknown;
	const readXml = (): unknown => {
		xml ??= parseAs(wholeText(), type === "document" && !isXml(mime) ? "text/html" : mime);
		return xml;
	};
	const responseOf = (): unknown => {
		switch (type) {
			case "json":
				return jsonOf(wholeText());
			case "blob":
				return makeBlob(chunks, mime);
			case "arraybuffer":
				return bufferOf(allBytes());
			case "document":
				return readXml();
			default:
				return wholeText();
		}
	};
	let response: { readonly value: unknown } | null = null;
	return {
		push(bytes, count) {
			if (decoder !== null) text += decoder(bytes);
			else if (type !== "stream") {
				append(chunks, bytes);
				append(starts, length);
			}
			length += count;
		},
		loaded: () => length,
		write(target, complete) {
			if (type === "stream") return;
			if (!complete) {
				if (type === "" || type === "text") target.response = target.responseText = text;
				return;
			}
			response ??= { value: responseOf() };
			target.response = response.value;
			if (decoder === null) return;
			target.responseText = wholeText();
			// A document is parsed only when the script wants it.
			if (type !== "json") defineReader(target, "responseXML", readXml);
		},
	};
}

/** Defines a property that is computed when it is read. */
function defineReader(target: Bare, name: string, read: () => unknown): void {
	const descriptor = bare();
	descriptor.get = guardFunction(read);
	descriptor.enumerable = true;
	descriptor.configurable = true;
	applyList(defineProperty, undefined, [target, name, descriptor]);
}
const { defineProperty } = Object;

/** Null for a text that is no JSON, as of XMLHttpRequest. */
function jsonOf(text: string): unknown {
	try {
		return parseJson(text);
	} catch {
		return null;
	}
}

const isXml = (mime: string): boolean =>
	mime === "text/xml" || mime === "application/xml" || sliceText(mime, -4) === "+xml";

/** Null for types that have no document. */
function parseAs(text: string, mime: string): unknown {
	if (mime === "text/html") return parseDocument(text, "text/html");
	if (!isXml(mime)) return null;
	const known = mime === "image/svg+xml" || mime === "application/xhtml+xml" ? mime : "application/xml";
	return parseDocument(text, known);
}

/** `text/html` of `Text/HTML; charset=…`. */
export function mimeOf(contentType: string): string {
	const end = indexOfText(contentType, ";");
	return trimmed(lowerCase(end < 0 ? contentType : sliceText(contentType, 0, end)));
}

/** The character set that a content type names; UTF-8 without one. */
function charsetOf(contentType: string): string {
	const text = lowerCase(contentType);
	const at = indexOfText(text, "charset=");
	if (at < 0) return "utf-8";
	let value = trimmed(sliceText(text, at + 8));
	const end = indexOfText(value, ";");
	if (end >= 0) value = trimmed(sliceText(value, 0, end));
	return sliceText(value, 0, 1) === '"' ? sliceText(value, 1, -1) : value;
}

const { trim } = String.prototype;
export const trimmed = (text: string): string => applyList(trim, text, []) as string;

/** The value of a header in the text of all headers; empty when it is missing. Names are in lower case there. */
export function headerIn(headers: string, name: string): string {
	const text = `\r\n${headers}`;
	const at = indexOfText(text, `\r\n${name}: `);
	if (at < 0) return "";
	const rest = sliceText(text, at + name.length + 4);
	const end = indexOfText(rest, "\r\n");
	return end < 0 ? rest : sliceText(rest, 0, end);
}
