import { append, applyList, type Bare, bare, define, hasOwn, sliceText } from "./built-ins.ts";

// Web APIs and text functions as they were when the layer began, in the manner of `built-ins.ts`.

type Method = (...values: never[]) => unknown;
const prototypeOf = Object.getPrototypeOf as (object: object) => object | null;

/** The getter of a property, of the class or of one that it extends. */
function getterOf(prototype: object, name: string): Method {
	for (let holder: object | null = prototype; holder !== null; holder = prototypeOf(holder)) {
		const getter = Object.getOwnPropertyDescriptor(holder, name)?.get;
		if (getter !== undefined) return getter;
	}
	return () => undefined; // an API that this browser does not have
}

const KeptBlob = Blob;
const KeptDOMParser = DOMParser;
const KeptFileReader = FileReader;
const KeptReadableStream = ReadableStream;
const KeptTextDecoder = TextDecoder;
const KeptUint8Array = Uint8Array;
const KeptURL = URL;
const { createObjectURL, revokeObjectURL } = URL;
const { slice: sliceBlob } = Blob.prototype;
const { readAsDataURL } = FileReader.prototype;
const { addEventListener: listen } = EventTarget.prototype;
const { parseFromString } = DOMParser.prototype;
const { decode } = TextDecoder.prototype;
const { enqueue, close: closeStream, error: failStream } = ReadableStreamDefaultController.prototype;
const { set: setBytes } = Uint8Array.prototype;
const { indexOf, charCodeAt, toLowerCase, toUpperCase } = String.prototype;
const { iterator } = Symbol;
const decodeComponent = decodeURIComponent;
const toBinary = atob;
const bytesOfBase64 = (Uint8Array as { fromBase64?: (text: string) => Uint8Array<ArrayBuffer> }).fromBase64;
const readHref = getterOf(URL.prototype, "href");
const readSize = getterOf(Blob.prototype, "size");
const readType = getterOf(Blob.prototype, "type");
const readResult = getterOf(FileReader.prototype, "result");
const readBuffer = getterOf(Uint8Array.prototype, "buffer");
const readBufferLength = getterOf(ArrayBuffer.prototype, "byteLength");
const { addEventListener: listenToWindow } = window;
const readPersisted = getterOf(PageTransitionEvent.prototype, "persisted");

export type Bytes = Uint8Array<ArrayBuffer>;

/** Protocol of an address that the page itself holds: `data:` or `blob:`; empty for others. */
export function localProtocol(address: string): "data:" | "blob:" | "" {
	const start = lowerCase(sliceText(address, 0, 5));
	return start === "data:" || start === "blob:" ? start : "";
}

/** An own property of an options object, or of a message; undefined for anything else. */
export const ownOf = (object: unknown, name: string): unknown =>
	typeof object === "object" && object !== null && hasOwn(object, name) ? (object as Bare)[name] : undefined;

export const indexOfText = (text: string, part: string): number => applyList(indexOf, text, [part]) as number;
export const codeAt = (text: string, index: number): number => applyList(charCodeAt, text, [index]) as number;
export const lowerCase = (text: string): string => applyList(toLowerCase, text, []) as string;
export const upperCase = (text: string): string => applyList(toUpperCase, text, []) as string;
export const decodePercent = (text: string): string => decodeComponent(text);

/** The address in full, relative to the page. @throws {TypeError} when it is not valid */
export const resolveAddress = (address: string): string =>
	applyList(readHref, new KeptURL(address, location.href), []) as string;

/** A list that web APIs read without asking `Array.prototype` for its iterator. */
function iterable(list: readonly unknown[]): never[] {
	const array: unknown[] = [];
	for (let index = 0; index < list.length; index += 1) append(array, list[index]);
	const iterate = (): object => {
		let index = 0;
		const cursor = bare();
		cursor.next = () => {
			const step = bare();
			step.done = index >= array.length;
			step.value = array[index];
			index += 1;
			return step;
		};
		return cursor;
	};
	define(array, iterator, iterate, "hidden");
	return array as never[];
}

export function makeBlob(parts: readonly unknown[], type = ""): Blob {
	const options = bare();
	options.type = type;
	return new KeptBlob(iterable(parts), options);
}

/** Null for anything but a blob. Not `instanceof`, which asks `Blob[Symbol.hasInstance]`. */
export function blobSize(value: unknown): number | null {
	try {
		return applyList(readSize, value, []) as number;
	} catch {
		return null; // not a blob
	}
}
export const blobType = (blob: Blob): string => applyList(readType, blob, []) as string;
export const partOfBlob = (blob: Blob, start: number, end: number): Blob =>
	applyList(sliceBlob, blob, [start, end]) as Blob;

export const addressOfBlob = (blob: Blob): string => applyList(createObjectURL, KeptURL, [blob]) as string;
export const revokeAddress = (address: string): void => void applyList(revokeObjectURL, KeptURL, [address]);

/** Reads a blob as Base64; null when it cannot be read, as a file that was changed. */
export function readBase64(blob: Blob, done: (base64: string | null) => void): void {
	const reader = new KeptFileReader();
	const finished = (): void => {
		const address = applyList(readResult, reader, []);
		done(typeof address === "string" ? sliceText(address, indexOfText(address, ",") + 1) : null);
	};
	applyList(listen, reader, ["loadend", finished]);
	applyList(readAsDataURL, reader, [blob]);
}

export const makeBytes = (length: number): Bytes => new KeptUint8Array(length);
export const bytesOfBuffer = (buffer: ArrayBuffer): Bytes => new KeptUint8Array(buffer);
export const lengthOfBuffer = (buffer: ArrayBuffer): number => applyList(readBufferLength, buffer, []) as number;

/** @throws when the text is no Base64 */
export function bytesFromBase64(base64: string): Bytes {
	if (bytesOfBase64 !== undefined) return applyList(bytesOfBase64, KeptUint8Array, [base64]) as Bytes;
	return bytesOfBinary(toBinary(base64));
}

/** The lower eight bits of each character. */
export function bytesOfBinary(text: string): Bytes {
	const bytes = makeBytes(text.length);
	for (let index = 0; index < text.length; index += 1) bytes[index] = codeAt(text, index);
	return bytes;
}

export const copyBytes = (from: Bytes, to: Bytes, at: number): void => void applyList(setBytes, to, [from, at]);
export const bufferOf = (bytes: Bytes): ArrayBuffer => applyList(readBuffer, bytes, []) as ArrayBuffer;

/**
 * Decodes text that arrives in parts, as XMLHttpRequest does: a byte order mark counts more than the character set; an unknown one counts
 * as UTF-8.
 */
export function createDecoder(charset: string): (bytes: Bytes | null) => string {
	let decoder: TextDecoder | null = null;
	/** The first bytes, which may arrive one by one, and the parts that wait for them. */
	const head: number[] = [];
	const waiting: Bytes[] = [];
	const more = bare();
	more.stream = true;
	return (bytes) => {
		if (decoder !== null) return applyList(decode, decoder, bytes === null ? [] : [bytes, more]) as string;
		if (bytes !== null) {
			append(waiting, bytes);
			for (let index = 0; index < 3 && head.length < 3 && bytes[index] !== undefined; index += 1) {
				append(head, bytes[index]);
			}
			if (head.length < 3) return "";
		}
		decoder = decoderFor(markOf(head) ?? charset);
		let text = "";
		for (let index = 0; index < waiting.length; index += 1) {
			text += applyList(decode, decoder, [waiting[index], more]) as string;
		}
		return bytes === null ? text + (applyList(decode, decoder, []) as string) : text;
	};
}

function decoderFor(charset: string): TextDecoder {
	try {
		return new KeptTextDecoder(charset);
	} catch {
		return new KeptTextDecoder("utf-8");
	}
}

/** The encoding of a byte order mark. */
function markOf(head: readonly number[]): string | null {
	if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return "utf-8";
	if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
	return head[0] === 0xff && head[1] === 0xfe ? "utf-16le" : null;
}

export const parseDocument = (text: string, type: string): unknown =>
	applyList(parseFromString, new KeptDOMParser(), [text, type]);

export interface ByteStream {
	readonly stream: ReadableStream<Uint8Array>;
	push(bytes: Bytes): void;
	end(): void;
	fail(problem: unknown): void;
}

/**
 * A stream that asks for more only when it is read.
 * @param wanted called whenever it has room; `canceled` when its reader gives up
 */
export function createByteStream(wanted: () => void, canceled: () => void): ByteStream {
	let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
	const source = bare();
	source.start = (given: ReadableStreamDefaultController<Uint8Array>) => {
		controller = given;
	};
	source.pull = () => wanted();
	source.cancel = () => canceled();
	const strategy = bare();
	strategy.highWaterMark = 1;
	const stream = new KeptReadableStream<Uint8Array>(source, strategy);
	const act = (method: Method, list: readonly unknown[]): void => {
		if (controller !== null) applyList(method, controller, list);
	};
	return {
		stream,
		push: (bytes) => act(enqueue, [bytes]),
		end: () => act(closeStream, []),
		fail: (problem) => act(failStream, [problem]),
	};
}

/** Calls back when the page returns from the back/forward cache: its ports are gone then, without notice. */
export function onPageRestored(act: () => void): void {
	const shown = (event: Event): void => {
		// Another script of the world can dispatch such an event; only the browser's own is trusted, a property that is locked.
		if (event.isTrusted && applyList(readPersisted, event, []) === true) act();
	};
	applyList(listenToWindow, window, ["pageshow", shown]);
}
