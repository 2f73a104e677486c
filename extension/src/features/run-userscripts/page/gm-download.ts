import {
	DOWNLOAD_PORT,
	layerMessages,
} from "@scriptorium/shared-protocol/extension-internal/user-script-request-events";
import {
	bare,
	define,
	guardFunction,
	inMicrotask,
	logError,
	messageOfProblem,
	plainObject,
	sliceText,
	textOf,
	typeError,
} from "./built-ins.ts";
import { callBack } from "./gm-request.ts";
import { guardedDeferred } from "./guarded-promises.ts";
import type { ConnectWorker } from "./layer-settings.ts";
import { type RequestOwner, readHeaders, readTimeout } from "./request-details.ts";
import { mimeOf } from "./response-reader.ts";
import {
	addressOfBlob,
	blobSize,
	bytesFromBase64,
	decodePercent,
	indexOfText,
	localProtocol,
	lowerCase,
	makeBlob,
	ownOf,
	resolveAddress,
	revokeAddress,
} from "./web-built-ins.ts";

type ApiFunction = (...values: never[]) => unknown;

/** Longest name that the worker takes, in characters. */
const MAX_NAME_LENGTH = 1000;

interface Ending {
	readonly done: () => void;
	readonly failed: (problem: object) => void;
}

/** `GM_download`: of one object with the details, or of an address (or blob) and a name. Returns an object with `abort`. */
export function createDownload(owner: RequestOwner, connect: ConnectWorker): ApiFunction {
	const nobody: Ending = { done: () => undefined, failed: () => undefined };
	return guardFunction((first: unknown, name: unknown) => {
		const control = plainObject();
		control.abort = guardFunction(startDownload(owner, connect, detailsOf(first, name), nobody));
		return control;
	});
}

/** `GM.download`: returns a promise, which has `abort`. It is rejected with `error`, one of the names of Tampermonkey, and `details`. */
export function createPromisedDownload(owner: RequestOwner, connect: ConnectWorker): ApiFunction {
	return guardFunction((first: unknown, name: unknown) => {
		const { promise, resolve, reject } = guardedDeferred();
		const ending: Ending = { done: () => resolve(undefined), failed: reject };
		const abort = startDownload(owner, connect, detailsOf(first, name), ending);
		define(promise, "abort", guardFunction(abort), "open");
		return promise;
	});
}

function detailsOf(first: unknown, name: unknown): unknown {
	if (typeof first === "object" && blobSize(first) === null) return first;
	const details = bare();
	details.url = first;
	details.name = name;
	return details;
}

/** Where the file is: its address, and what frees it when the download has ended. */
interface Source {
	readonly address: string;
	readonly free: () => void;
}

function startDownload(owner: RequestOwner, connect: ConnectWorker, details: unknown, ending: Ending): () => void {
	let over = false;
	let source: Source | null = null;
	let total: unknown = null;
	let loaded: unknown = 0;

	const report = (): Record<string, unknown> => {
		const event = plainObject();
		event.loaded = loaded;
		event.total = total ?? -1;
		event.lengthComputable = typeof total === "number";
		return event;
	};
	const finish = (): boolean => {
		if (over) return false;
		over = true;
		source?.free();
		return true;
	};
	const fail = (error: string, message: string): void => {
		if (!finish()) return;
		if (error !== "aborted") logError(typeError(`GM_download: ${error}: ${message}`));
		const problem = plainObject();
		problem.error = error;
		problem.details = message;
		callBack(details, error === "timeout" ? "ontimeout" : "onerror", problem);
		ending.failed(problem);
	};
	const received = (message: unknown): void => {
		if (over) return;
		switch (ownOf(message, "type")) {
			case "SCRIPTORIUM_DOWNLOAD_PROGRESS":
				loaded = ownOf(message, "loaded");
				total = ownOf(message, "total");
				callBack(details, "onprogress", report());
				break;
			case "SCRIPTORIUM_DOWNLOAD_DONE":
				if (!finish()) return;
				callBack(details, "onload", report());
				ending.done();
				break;
			case "SCRIPTORIUM_DOWNLOAD_FAILED":
				fail(ownOf(message, "error") as string, ownOf(message, "message") as string);
		}
	};
	try {
		source = sourceOf(ownOf(details, "url"));
		const connection = connect(DOWNLOAD_PORT, received, () =>
			fail("not_succeeded", "The extension stopped during the download"),
		);
		connection.post(openingOf(owner, details, source.address));
		return () => {
			const message = bare();
			message.type = layerMessages.abortDownload;
			if (!over) connection.post(message);
		};
	} catch (problem) {
		inMicrotask(() => fail("not_supported", messageOfProblem(problem)));
		return () => undefined;
	}
}

function openingOf({ scriptId, secret }: RequestOwner, details: unknown, address: string): object {
	const message = bare();
	const name = ownOf(details, "name");
	const conflict = ownOf(details, "conflictAction");
	message.type = layerMessages.openDownload;
	message.scriptId = scriptId;
	message.secret = secret;
	message.url = address;
	// Its end, where the extension is; the worker makes a name of it that the browser takes.
	message.name = name === undefined || name === null ? "" : sliceText(textOf(name), -MAX_NAME_LENGTH);
	message.saveAs = ownOf(details, "saveAs") === true;
	message.conflictAction = conflict === "overwrite" || conflict === "prompt" ? conflict : "uniquify";
	message.headers = readHeaders(ownOf(details, "headers"));
	message.timeoutMs = readTimeout(ownOf(details, "timeout"));
	return message;
}

/**
 * A blob, and the content of a `data:` address, get an address of this page, which the browser's download reads. The address
 * cannot be guessed, and is freed at the end.
 * @throws {TypeError} when the address is not valid
 */
function sourceOf(url: unknown): Source {
	const isBlob = blobSize(url) !== null;
	const text = isBlob ? "" : textOf(url);
	const isData = localProtocol(text) === "data:";
	if (!isBlob && !isData) return { address: resolveAddress(text), free: () => undefined };
	const address = addressOfBlob(isBlob ? (url as Blob) : blobOfData(text));
	return { address, free: () => revokeAddress(address) };
}

/** The content of a `data:` address (RFC 2397). */
function blobOfData(address: string): Blob {
	const comma = indexOfText(address, ",");
	if (comma < 0) throw typeError("The data: address has no content");
	const type = sliceText(address, 5, comma);
	const content = decodePercent(sliceText(address, comma + 1));
	const isBase64 = lowerCase(sliceText(type, -7)) === ";base64";
	return makeBlob([isBase64 ? bytesFromBase64(content) : content], mimeOf(type));
}
