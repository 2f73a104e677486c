import { append, applyList, isBytesView, sliceText, textOf } from "./built-ins.ts";
import { blobSize, blobType, bytesOfBinary, indexOfText, makeBlob } from "./web-built-ins.ts";

/** The body of a request as one blob, and the content type that the browser's own requests would name. */
export interface RequestBody {
	readonly blob: Blob;
	readonly type: string;
}

const { forEach: eachEntry } = FormData.prototype;
const { toString: paramsToText } = URLSearchParams.prototype;
const readFileName = Object.getOwnPropertyDescriptor(File.prototype, "name")?.get;
const readBufferLength = Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, "byteLength")?.get;
const { random } = Math;

/**
 * Makes the body of `data`: text, a form, search parameters, a blob, or bytes; anything else as its text.
 * @param binary of a text: its characters are bytes
 * @returns null without data
 */
export function makeBody(data: unknown, binary: boolean): RequestBody | null {
	if (data === undefined || data === null) return null;
	if (typeof data === "string") {
		return binary
			? { blob: makeBlob([bytesOfBinary(data)]), type: "" }
			: { blob: makeBlob([data]), type: "text/plain;charset=UTF-8" };
	}
	if (typeof data === "object") {
		if (blobSize(data) !== null) return { blob: makeBlob([data]), type: blobType(data as Blob) };
		if (isBytesView(data) || answers(readBufferLength, data)) return { blob: makeBlob([data]), type: "" };
		const params = textOfParams(data);
		if (params !== null) {
			return { blob: makeBlob([params]), type: "application/x-www-form-urlencoded;charset=UTF-8" };
		}
		const form = bodyOfForm(data);
		if (form !== null) return form;
	}
	return { blob: makeBlob([textOf(data)]), type: "text/plain;charset=UTF-8" };
}

function answers(getter: ((this: never) => unknown) | undefined, value: object): boolean {
	try {
		return getter !== undefined && applyList(getter, value, []) !== undefined;
	} catch {
		return false; // another kind of object
	}
}

function textOfParams(data: object): string | null {
	try {
		return applyList(paramsToText, data, []) as string;
	} catch {
		return null; // no search parameters
	}
}

/** `multipart/form-data` (RFC 7578) as browsers write it; null for anything but a form. */
function bodyOfForm(data: object): RequestBody | null {
	const boundary = `----ScriptoriumFormBoundary${sliceText(`${random()}`, 2)}${sliceText(`${random()}`, 2)}`;
	const parts: unknown[] = [];
	const add = (value: unknown, name: string): void => {
		const file = blobSize(value) !== null;
		append(parts, `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"`);
		if (file) {
			append(parts, `; filename="${quoted(applyList(readFileName as never, value, []) as string)}"\r\n`);
			append(parts, `Content-Type: ${blobType(value as Blob) || "application/octet-stream"}`);
		}
		append(parts, "\r\n\r\n");
		append(parts, file ? value : lineBreaks(textOf(value)));
		append(parts, "\r\n");
	};
	try {
		applyList(eachEntry, data, [add]);
	} catch {
		return null; // no form
	}
	append(parts, `--${boundary}--\r\n`);
	return { blob: makeBlob(parts), type: `multipart/form-data; boundary=${boundary}` };
}

/** Names in quotes, as the HTML standard has them. */
const quoted = (name: string): string =>
	replaced(replaced(replaced(lineBreaks(name), "\r", "%0D"), "\n", "%0A"), '"', "%22");

/** Every line break as CR LF. */
const lineBreaks = (text: string): string => replaced(replaced(replaced(text, "\r\n", "\n"), "\r", "\n"), "\n", "\r\n");

/** Replaces each occurrence; `String.prototype.replaceAll` asks the part for `Symbol.replace`. */
export function replaced(text: string, part: string, replacement: string): string {
	let done = "";
	let rest = text;
	for (let at = indexOfText(rest, part); at >= 0; at = indexOfText(rest, part)) {
		done += sliceText(rest, 0, at) + replacement;
		rest = sliceText(rest, at + part.length);
	}
	return done + rest;
}
