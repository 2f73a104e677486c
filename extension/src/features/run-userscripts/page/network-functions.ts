import { type Bare, bare, define } from "./built-ins.ts";
import { createDownload, createPromisedDownload } from "./gm-download.ts";
import { createPromisedRequest, createXmlHttpRequest } from "./gm-request.ts";
import type { ConnectWorker } from "./layer-settings.ts";
import type { RequestOwner } from "./request-details.ts";

type ApiFunction = (...values: never[]) => unknown;

/** The functions that use the network, by their `GM_` names: only those that the script was granted. */
export function createNetworkFunctions(
	names: readonly string[],
	owner: RequestOwner,
	connect: ConnectWorker,
): Readonly<Bare<ApiFunction>> {
	const functions = bare<ApiFunction>();
	for (let index = 0; index < names.length; index += 1) {
		if (names[index] === "GM_xmlhttpRequest") functions.GM_xmlhttpRequest = createXmlHttpRequest(owner, connect);
		if (names[index] === "GM_download") functions.GM_download = createDownload(owner, connect);
	}
	return functions;
}

/** Adds the promise forms to a script's `GM`. Their names do not follow from the others: `GM.xmlHttpRequest`. */
export function addNetworkFunctions(
	object: object,
	names: readonly string[],
	owner: RequestOwner,
	connect: ConnectWorker,
): void {
	for (let index = 0; index < names.length; index += 1) {
		if (names[index] === "GM_xmlhttpRequest") {
			define(object, "xmlHttpRequest", createPromisedRequest(owner, connect), "open");
		}
		if (names[index] === "GM_download") define(object, "download", createPromisedDownload(owner, connect), "open");
	}
}
