import type { Clock } from "@scriptorium/core-types/clock";
import { messageOf } from "@scriptorium/core-types/errors";
import type {
	DownloadEvent,
	DownloadFailure,
} from "@scriptorium/shared-protocol/extension-internal/user-script-request-events";
import {
	downloadMessage,
	type OpenDownload,
	openDownload,
} from "@scriptorium/shared-protocol/extension-internal/user-script-requests";
import * as z from "zod/mini";
import type { DownloadsPort } from "../../../platform/downloads.ts";
import type { UserScriptPort } from "../../../platform/user-script-ports.ts";
import { type ConnectingScript, connectingScript } from "../domain/connecting-script.ts";
import { downloadName } from "../domain/download-name.ts";
import type { AuthorizeCall } from "./authorize-call.ts";
import type { ConnectGate } from "./connect-gate.ts";

/** How often the progress of a download is read, in milliseconds: the browser does not report it. */
const PROGRESS_MS = 500;

export interface ServeDownloadsPorts {
	readonly authorize: AuthorizeCall;
	readonly gate: Pick<ConnectGate, "admit" | "askToSave">;
	readonly downloads: DownloadsPort;
	/** Keeps the worker running; returns what ends that. */
	readonly keepAwake: () => () => void;
	readonly clock: Clock;
	readonly log: (line: string) => void;
}

type Outcome = { readonly error: DownloadFailure; readonly message: string } | null;

const failed = (error: DownloadFailure, message: string): Outcome => ({ error, message });

/**
 * Serves one port of `GM_download`. A download goes on when its page is left, as one that a person began; only the script's
 * own abort cancels it.
 */
export function serveDownload(port: UserScriptPort, ports: ServeDownloadsPorts): void {
	const aborted = new AbortController();
	const letSleep = ports.keepAwake();
	let opened = false;

	const end = (outcome: Outcome): void => {
		letSleep();
		const event: DownloadEvent =
			outcome === null ? { type: "SCRIPTORIUM_DOWNLOAD_DONE" } : { type: "SCRIPTORIUM_DOWNLOAD_FAILED", ...outcome };
		port.post(event);
		port.close();
	};
	port.onClosed(() => {
		if (!opened) letSleep();
	});
	port.onMessage((raw) => {
		if (opened) {
			if (z.safeParse(downloadMessage, raw).success) aborted.abort();
			return;
		}
		opened = true;
		const request = z.safeParse(openDownload, raw);
		if (!request.success) return end(failed("not_supported", "Not a valid download"));
		save(port, request.data, ports, aborted.signal).then(end, (thrown: unknown) => {
			ports.log(`a download of ${request.data.scriptId} failed: ${messageOf(thrown)}`);
			end(failed("not_succeeded", messageOf(thrown)));
		});
	});
}

async function save(
	port: UserScriptPort,
	request: OpenDownload,
	ports: ServeDownloadsPorts,
	signal: AbortSignal,
): Promise<Outcome> {
	const { authorize, gate, downloads } = ports;
	const authorized = await authorize(request, port.sender, "GM_download");
	if (!authorized.ok) return failed("not_enabled", authorized.error.message);
	const script = connectingScript(authorized.value, port.sender);
	const url = URL.canParse(request.url) ? new URL(request.url) : null;
	if (url === null) return failed("not_supported", "The address is not valid");
	const isOwn = url.protocol === "blob:" && url.origin !== "null" && url.origin === originOf(port.sender.url);
	if (!isOwn) {
		const admitted = await gate.admit(script, url, signal);
		if (!admitted.ok) return failed("not_whitelisted", admitted.error.message);
	}
	const shown = isOwn ? "" : url.href;
	const filename = downloadName(request.name);
	if (!(await downloads.isPermitted())) {
		await gate.askToSave(script, filename ?? nameIn(url), shown, signal);
		if (!(await downloads.isPermitted())) return failed("not_permitted", "The user did not let scripts save files");
	}
	if (signal.aborted) return failed("aborted", "The script aborted the download");
	let id: number;
	try {
		const { saveAs, conflictAction, headers } = request;
		id = await downloads.start({ url: url.href, filename, saveAs, conflictAction, headers });
	} catch (thrown) {
		return failed("not_succeeded", messageOf(thrown));
	}
	return watch(port, id, isOwn ? null : script, request.timeoutMs, ports, signal);
}

/** Follows a download until it ends. */
async function watch(
	port: UserScriptPort,
	id: number,
	script: ConnectingScript | null,
	timeoutMs: number,
	{ gate, downloads, clock }: ServeDownloadsPorts,
	signal: AbortSignal,
): Promise<Outcome> {
	const startedAt = clock.now();
	let checkedUrl = "";
	let reported = -1;
	for (;;) {
		const state = await downloads.find(id);
		if (state === null) return failed("not_succeeded", "The download was removed");
		// The browser follows redirects by itself: where they led is checked once it tells. The script gets no byte of it.
		if (script !== null && state.finalUrl !== "" && state.finalUrl !== checkedUrl) {
			checkedUrl = state.finalUrl;
			const admitted = await gate.admit(script, new URL(state.finalUrl), signal);
			if (!admitted.ok) {
				await cancel(downloads, id);
				return failed("not_whitelisted", admitted.error.message);
			}
		}
		if (state.received !== reported) {
			reported = state.received;
			const progress: DownloadEvent = {
				type: "SCRIPTORIUM_DOWNLOAD_PROGRESS",
				loaded: state.received,
				total: state.total,
			};
			port.post(progress);
		}
		if (state.state === "complete") return null;
		if (state.state === "interrupted") return failed("not_succeeded", state.error);
		const isLate = timeoutMs > 0 && clock.now() - startedAt >= timeoutMs;
		if (isLate || signal.aborted) {
			await cancel(downloads, id);
			return isLate
				? failed("timeout", `Not complete within ${timeoutMs} ms`)
				: failed("aborted", "The script aborted the download");
		}
		await pause(clock, signal);
	}
}

/** Ends a download, or deletes its file: it can have become complete while the user was asked. */
async function cancel(downloads: DownloadsPort, id: number): Promise<void> {
	const now = await downloads.find(id);
	if (now?.state === "in_progress") await downloads.cancel(id);
	else if (now?.state === "complete") await downloads.removeFile(id);
}

/** Until the next look, or the abort. */
const pause = (clock: Clock, signal: AbortSignal): Promise<void> =>
	new Promise((resolve) => {
		clock.setTimer(resolve, PROGRESS_MS);
		signal.addEventListener("abort", () => resolve(), { once: true });
	});

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : "");

/** Default file name when the script gives none. */
const nameIn = (url: URL): string => url.pathname.split("/").at(-1) || url.host;
