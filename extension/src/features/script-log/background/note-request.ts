import type {
	DownloadEvent,
	RequestEvent,
} from "@scriptorium/shared-protocol/extension-internal/user-script-request-events";
import { openDownload, openRequest } from "@scriptorium/shared-protocol/extension-internal/user-script-requests";
import * as z from "zod/mini";
import type { UserScriptPort } from "../../../platform/user-script-ports.ts";
import { authorName } from "../../../safe-text/author-text.ts";
import { readStoredText } from "../../../script-library/read-stored-text.ts";
import type { ScriptLibrary } from "../../../script-library/script-library.ts";
import { isLogged } from "./note-runs.ts";
import { hostOf, type ScriptLog } from "./script-log.ts";

export interface NoteRequestPorts {
	readonly library: Pick<ScriptLibrary, "get">;
	readonly scriptLog: Pick<ScriptLog, "add">;
}

const opening = z.discriminatedUnion("type", [openRequest, openDownload]);
type Opening = z.infer<typeof opening>;
interface Ending {
	readonly status: number | null;
	readonly failure: string | null;
}

/**
 * Listens in on the port of a request or a download of a running script, and notes method, host and outcome of it: neither path nor
 * query, nor anything that was sent.
 * @param port that the script opened
 * @returns the same port, to be served instead
 */
export function noteRequest(port: UserScriptPort, ports: NoteRequestPorts): UserScriptPort {
	if (!isLogged(port.sender)) return port;
	let opened: Opening | null = null;
	let noted = false;
	const end = (ending: Ending): void => {
		if (noted || opened === null) return;
		noted = true;
		void note(opened, ending, port, ports);
	};
	port.onMessage((raw) => {
		if (opened !== null) return;
		const parsed = z.safeParse(opening, raw);
		if (parsed.success) opened = parsed.data;
	});
	port.onClosed(() => end({ status: null, failure: "ABORTED" }));
	return {
		...port,
		post(message) {
			const ending = endingOf(message as RequestEvent | DownloadEvent);
			if (ending !== null) end(ending);
			port.post(message);
		},
	};
}

function endingOf(event: RequestEvent | DownloadEvent): Ending | null {
	switch (event.type) {
		case "SCRIPTORIUM_RESPONSE_HEAD":
			return { status: event.status, failure: null };
		case "SCRIPTORIUM_REQUEST_FAILED":
			return { status: null, failure: event.code };
		case "SCRIPTORIUM_DOWNLOAD_DONE":
			return { status: null, failure: null };
		case "SCRIPTORIUM_DOWNLOAD_FAILED":
			return { status: null, failure: event.error };
		default:
			return null;
	}
}

async function note(request: Opening, ending: Ending, port: UserScriptPort, ports: NoteRequestPorts): Promise<void> {
	const script = await ports.library.get(request.scriptId).catch(() => null);
	// Another script of the page could use the name of this one.
	if (script === null || script.secret !== request.secret) return;
	const read = readStoredText(script);
	const name = read.ok ? authorName(read.text.metadata?.name ?? "") : "";
	const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(request.url)?.[0].toLowerCase() ?? "";
	await ports.scriptLog.add([
		{
			kind: "request",
			scriptId: script.id,
			name: name || script.id,
			page: hostOf(port.sender.url),
			method: "method" in request ? request.method.toUpperCase() : "GET",
			host: hostOf(request.url) || scheme,
			...ending,
		},
	]);
}
