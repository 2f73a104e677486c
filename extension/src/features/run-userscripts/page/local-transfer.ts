import { applyList, bare, logError } from "./built-ins.ts";
import type { Transfer, TransferHandlers } from "./request-transfer.ts";
import { bytesOfBuffer, lengthOfBuffer } from "./web-built-ins.ts";

// Kept before any script runs, like the built-ins.
const KeptRequest = XMLHttpRequest;
const { open, send, abort, getResponseHeader } = XMLHttpRequest.prototype;
const { addEventListener: listen } = EventTarget.prototype;
const accessorOf = (name: string): PropertyDescriptor =>
	Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, name) ?? {};
const readResponse = accessorOf("response").get;
const setResponseType = accessorOf("responseType").set;

/**
 * Reads a `data:` or `blob:` address in the script's world, which the worker could not: a `blob:` address is one of the page. The policy of
 * the page does not count here, and nothing is sent anywhere.
 * @param free called at the end
 */
export function openLocalTransfer(address: string, handlers: TransferHandlers, free: () => void): Transfer {
	const request = new KeptRequest();
	let over = false;
	let closed = false;
	const finish = (): boolean => {
		if (over) return false;
		over = true;
		free();
		return true;
	};
	const loaded = (): void => {
		if (!finish()) return;
		const buffer = readResponse ? (applyList(readResponse, request, []) as ArrayBuffer) : null;
		if (buffer === null) {
			handlers.failed("NETWORK_ERROR", "The address cannot be read");
			return;
		}
		const length = lengthOfBuffer(buffer);
		const type = applyList(getResponseHeader, request, ["content-type"]) as string | null;
		const head = bare();
		head.status = 200;
		head.statusText = "OK";
		head.headers = `${type === null || type === "" ? "" : `content-type: ${type}\r\n`}content-length: ${length}`;
		head.finalUrl = address;
		head.total = length;
		handlers.head(head as never);
		// A callback of the script may have aborted the request.
		if (length > 0 && !closed) handlers.bytes(bytesOfBuffer(buffer), length);
		if (!closed) handlers.end();
	};
	const failed = (): void => {
		if (finish()) handlers.failed("NETWORK_ERROR", "The address cannot be read");
	};
	applyList(listen, request, ["load", loaded]);
	applyList(listen, request, ["error", failed]);
	applyList(open, request, ["GET", address]);
	if (setResponseType) applyList(setResponseType, request, ["arraybuffer"]);
	applyList(send, request, []);
	return {
		confirm: () => undefined,
		close() {
			closed = true;
			if (!finish()) return;
			try {
				applyList(abort, request, []);
			} catch (problem) {
				logError(problem);
			}
		},
	};
}
