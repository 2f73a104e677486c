import {
	applyList,
	type Bare,
	bare,
	define,
	guardFunction,
	inMicrotask,
	logError,
	messageOfProblem,
	ownKeys,
	plainObject,
	textOf,
	typeError,
} from "./built-ins.ts";
import { guardedDeferred } from "./guarded-promises.ts";
import type { ConnectWorker } from "./layer-settings.ts";
import { openLocalTransfer } from "./local-transfer.ts";
import { makeBody } from "./request-body.ts";
import { openingOf, type RequestOwner } from "./request-details.ts";
import { openTransfer, type ResponseHead, type Transfer, type TransferHandlers } from "./request-transfer.ts";
import { createResponseReader, headerIn, type ResponseReader, readResponseType, trimmed } from "./response-reader.ts";
import {
	addressOfBlob,
	type ByteStream,
	blobSize,
	createByteStream,
	localProtocol,
	ownOf,
	resolveAddress,
	revokeAddress,
} from "./web-built-ins.ts";

type ApiFunction = (...values: never[]) => unknown;
type Callback = (...values: unknown[]) => unknown;

/** Called with the last response, for the promise form. */
interface Ending {
	readonly loaded: (response: object) => void;
	readonly failed: (response: object) => void;
}

/** `GM_xmlhttpRequest`: returns an object with `abort`. */
export function createXmlHttpRequest(owner: RequestOwner, connect: ConnectWorker): ApiFunction {
	const nobody: Ending = { loaded: () => undefined, failed: () => undefined };
	return guardFunction((details: unknown) => {
		const control = plainObject();
		control.abort = guardFunction(startRequest(owner, connect, details, nobody));
		return control;
	});
}

/** `GM.xmlHttpRequest`: returns a promise of the response, which has `abort`. It is rejected with a response that names the `error`. */
export function createPromisedRequest(owner: RequestOwner, connect: ConnectWorker): ApiFunction {
	return guardFunction((details: unknown) => {
		const { promise, resolve, reject } = guardedDeferred();
		const abort = startRequest(owner, connect, details, { loaded: resolve, failed: reject });
		define(promise, "abort", guardFunction(abort), "open");
		return promise;
	});
}

/** Starts a request; returns its `abort`. Invalid details end the request with its `error` event instead of an exception. */
function startRequest(owner: RequestOwner, connect: ConnectWorker, details: unknown, ending: Ending): () => void {
	const request = createRequest(details, ending);
	try {
		const local = localSourceOf(ownOf(details, "url"));
		if (local !== null) {
			request.begin(openLocalTransfer(local.address, request.handlers, local.free), 0);
			return () => request.end("abort", "The script aborted the request");
		}
		const address = resolveAddress(textOf(ownOf(details, "url")));
		const body = makeBody(ownOf(details, "data"), ownOf(details, "binary") === true);
		const opening = openingOf(owner, details, address, body);
		request.begin(openTransfer(connect, opening, body, request.handlers), blobSize(body?.blob) ?? 0);
	} catch (problem) {
		inMicrotask(() => request.end("error", messageOfProblem(problem)));
	}
	return () => request.end("abort", "The script aborted the request");
}

/**
 * What is read without the worker: a blob or file, and `data:` and `blob:` addresses. Null for any other.
 * @throws {TypeError} without an address
 */
function localSourceOf(url: unknown): { readonly address: string; readonly free: () => void } | null {
	if (url === undefined || url === null) throw typeError("The request has no url");
	if (blobSize(url) !== null) {
		const address = addressOfBlob(url as Blob);
		return { address, free: () => revokeAddress(address) };
	}
	const address = trimmed(textOf(url));
	return localProtocol(address) === "" ? null : { address, free: () => undefined };
}

/** The state of one request, and what the script hears of it. */
function createRequest(details: unknown, ending: Ending) {
	const type = readResponseType(ownOf(details, "responseType"));
	let readyState = 1;
	let head: ResponseHead | null = null;
	let reader: ResponseReader | null = null;
	let stream: ByteStream | null = null;
	let transfer: Transfer | null = null;
	let upload: UploadEvents | null = null;
	let over = false;

	/** The response as of now; a new object each time, because scripts keep them. */
	const snapshot = (more: Bare): Bare => {
		const response = plainObject();
		response.readyState = readyState;
		response.status = head?.status ?? 0;
		response.statusText = head?.statusText ?? "";
		response.responseHeaders = head?.headers ?? "";
		response.finalUrl = head?.finalUrl ?? "";
		response.context = ownOf(details, "context");
		if (stream !== null) response.response = stream.stream;
		reader?.write(response, readyState === 4);
		const names = ownKeys(more);
		for (let index = 0; index < names.length; index += 1) response[names[index] ?? ""] = more[names[index] ?? ""];
		return response;
	};
	const tell = (name: string, more = bare()): void => {
		if (typeof ownOf(details, name) === "function") callBack(details, name, snapshot(more));
	};
	const enter = (next: number): void => {
		readyState = next;
		tell("onreadystatechange");
	};
	const progress = (): Bare => {
		const more = bare();
		const total = head?.total ?? null;
		more.loaded = reader?.loaded() ?? 0;
		more.total = total ?? -1;
		more.lengthComputable = total !== null;
		more.position = more.loaded; // names that old scripts read
		more.totalSize = more.total;
		return more;
	};
	const conclude = (outcome: Outcome, more: Bare): void => {
		over = true;
		enter(4);
		tell(`on${outcome}`, more);
		tell("onloadend", more);
		const response = snapshot(more);
		if (outcome === "load") ending.loaded(response);
		else ending.failed(response);
	};
	const end = (outcome: Outcome, error: string): void => {
		if (over) return;
		transfer?.close();
		upload?.fail(outcome);
		stream?.fail(typeError(error));
		stream = null;
		// As of XMLHttpRequest: a request that failed has no response.
		head = null;
		reader = null;
		if (outcome === "error") logError(typeError(`GM_xmlhttpRequest: ${error}`));
		const more = bare();
		more.error = error;
		conclude(outcome, more);
	};
	const openStream = (): void => {
		stream = createByteStream(
			() => transfer?.confirm(),
			() => end("abort", "The script canceled the stream"),
		);
		tell("onloadstart");
	};
	const handlers: TransferHandlers = {
		sent: (bytes) => upload?.progress(bytes),
		head(given) {
			head = given;
			upload?.complete();
			const override = ownOf(details, "overrideMimeType");
			reader = createResponseReader(
				type,
				override === undefined ? headerIn(given.headers, "content-type") : textOf(override),
			);
			enter(2);
			if (type === "stream" && !over) openStream();
		},
		bytes(bytes, count) {
			if (readyState < 3) enter(3);
			if (over) return;
			reader?.push(bytes, count);
			if (stream !== null) stream.push(bytes);
			else transfer?.confirm();
			tell("onprogress", progress());
		},
		end() {
			if (over) return;
			stream?.end();
			conclude("load", progress());
		},
		failed: (code, message) => end(code === "TIMEOUT" ? "timeout" : "error", message),
	};
	return {
		handlers,
		end,
		begin(opened: Transfer, uploadSize: number): void {
			transfer = opened;
			if (uploadSize > 0) upload = createUploadEvents(ownOf(details, "upload"), uploadSize);
			inMicrotask(() => {
				if (over) return;
				enter(1);
				// The stream is there with the head of the response, and `onloadstart` hands it out.
				if (type !== "stream" && !over) tell("onloadstart");
				if (!over) upload?.start();
			});
		},
	};
}

type Outcome = "load" | "error" | "abort" | "timeout";
type UploadEvents = ReturnType<typeof createUploadEvents>;

/**
 * The callbacks of `upload`. Progress counts what the extension took over from the page: the browser does not tell how much
 * of it is on the network. `onload` comes with the server's answer, so everything was sent then.
 */
function createUploadEvents(callbacks: unknown, total: number) {
	let loaded = 0;
	let over = false;
	const tell = (name: string): void => {
		const event = plainObject();
		event.loaded = loaded;
		event.total = total;
		event.lengthComputable = true;
		callBack(callbacks, name, event);
	};
	const conclude = (name: string): void => {
		if (over) return;
		over = true;
		tell(name);
		tell("onloadend");
	};
	return {
		start: () => tell("onloadstart"),
		progress(bytes: number): void {
			loaded = bytes;
			tell("onprogress");
		},
		complete: () => conclude("onload"),
		fail: (outcome: Outcome) => conclude(`on${outcome}`),
	};
}

/**
 * Calls a script's callback, if there is one. An error in it is printed, and the request goes on, as of event listeners. It has
 * no receiver: the frames of a stack would show that to another script, and the details hold data of the request.
 */
export function callBack(target: unknown, name: string, argument: unknown): void {
	const callback = ownOf(target, name);
	if (typeof callback !== "function") return;
	try {
		applyList(callback as Callback, undefined, [argument]);
	} catch (problem) {
		logError(problem);
	}
}
