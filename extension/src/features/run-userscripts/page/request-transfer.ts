import {
	layerMessages,
	MAX_CHUNK_BYTES,
	MAX_UNCONFIRMED_BYTES,
	REQUEST_PORT,
} from "@scriptorium/shared-protocol/extension-internal/user-script-request-events";
import { bare, ownKeys } from "./built-ins.ts";
import type { ConnectWorker } from "./layer-settings.ts";
import type { RequestBody } from "./request-body.ts";
import {
	type Bytes,
	blobSize,
	bytesFromBase64,
	onPageRestored,
	ownOf,
	partOfBlob,
	readBase64,
} from "./web-built-ins.ts";

export interface ResponseHead {
	readonly status: unknown;
	readonly statusText: unknown;
	readonly headers: string;
	readonly finalUrl: unknown;
	/** Null when it is not known. */
	readonly total: number | null;
}

export interface TransferHandlers {
	/** The worker took bytes of the body: that many altogether. */
	sent(bytes: number): void;
	head(head: ResponseHead): void;
	/** The next bytes of the response; `confirm` lets the worker send more. */
	bytes(bytes: Bytes, count: number): void;
	end(): void;
	/** @param code a `RequestFailure` */
	failed(code: string, message: string): void;
}

/** A request that goes through the worker. */
export interface Transfer {
	/** Lets the worker send as much again as was received. */
	confirm(): void;
	/** Ends the request; no handler is called any more. */
	close(): void;
}

const { min } = Math;

/** Transfers that have not ended, by number. */
const underWay = bare<() => void>();
let transfers = 0;
let watchesPage = false;

function watchPage(): void {
	if (watchesPage) return;
	watchesPage = true;
	onPageRestored(() => {
		const numbers = ownKeys(underWay);
		for (let index = 0; index < numbers.length; index += 1) underWay[numbers[index] ?? ""]?.();
	});
}

/**
 * Sends a request and its body to the worker.
 * @param opening the first message
 * @throws when the extension was removed or updated under the page
 */
export function openTransfer(
	connect: ConnectWorker,
	opening: object,
	body: RequestBody | null,
	handlers: TransferHandlers,
): Transfer {
	watchPage();
	transfers += 1;
	const number = transfers;
	let over = false;
	let unconfirmed = 0;
	const finish = (): boolean => {
		if (over) return false;
		over = true;
		delete underWay[number];
		return true;
	};
	const lost = (): void => {
		if (finish()) handlers.failed("NETWORK_ERROR", "The extension stopped during the request");
	};
	underWay[number] = lost;

	const received = (message: unknown): void => {
		if (over) return;
		switch (ownOf(message, "type")) {
			case "SCRIPTORIUM_BODY_TAKEN":
				upload?.taken(ownOf(message, "bytes") as number);
				break;
			case "SCRIPTORIUM_RESPONSE_HEAD":
				handlers.head(readHead(message));
				break;
			case "SCRIPTORIUM_RESPONSE_BYTES":
				receiveBytes(ownOf(message, "base64") as string, ownOf(message, "bytes") as number);
				break;
			case "SCRIPTORIUM_RESPONSE_END":
				if (finish()) handlers.end();
				break;
			case "SCRIPTORIUM_REQUEST_FAILED":
				if (finish()) handlers.failed(ownOf(message, "code") as string, ownOf(message, "message") as string);
		}
	};
	const receiveBytes = (base64: string, count: number): void => {
		unconfirmed += count;
		handlers.bytes(bytesFromBase64(base64), count);
	};
	const connection = connect(REQUEST_PORT, received, lost);
	const post = (message: object): void => {
		if (!over && !connection.post(message)) lost();
	};
	const upload = body === null ? null : createUpload(body.blob, post, handlers);
	post(opening);
	upload?.start();
	return {
		confirm() {
			if (unconfirmed === 0) return;
			const message = bare();
			message.type = layerMessages.confirm;
			message.bytes = unconfirmed;
			unconfirmed = 0;
			post(message);
		},
		close() {
			if (finish()) connection.close();
		},
	};
}

const readHead = (message: unknown): ResponseHead => ({
	status: ownOf(message, "status"),
	statusText: ownOf(message, "statusText"),
	headers: ownOf(message, "headers") as string,
	finalUrl: ownOf(message, "finalUrl"),
	total: ownOf(message, "total") as number | null,
});

/** Sends a blob in parts, a few ahead of what the worker took. */
function createUpload(blob: Blob, post: (message: object) => void, handlers: TransferHandlers) {
	const size = blobSize(blob) ?? 0;
	let read = 0;
	let taken = 0;
	let reading = false;
	const next = (): void => {
		if (reading || read >= size || read - taken >= MAX_UNCONFIRMED_BYTES) return;
		reading = true;
		const end = min(read + MAX_CHUNK_BYTES, size);
		readBase64(partOfBlob(blob, read, end), (base64) => {
			reading = false;
			if (base64 === null) {
				handlers.failed("BAD_REQUEST", "The data of the request cannot be read");
				return;
			}
			read = end;
			const message = bare();
			message.type = layerMessages.bodyChunk;
			message.base64 = base64;
			post(message);
			next();
		});
	};
	return {
		start: next,
		taken(bytes: number) {
			taken += bytes;
			handlers.sent(taken);
			next();
		},
	};
}
