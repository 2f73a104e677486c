import { succeed } from "@scriptorium/core-types/errors";
import { readRatedLibraries } from "../backend/read-rated-libraries.ts";
import { isRowId, readScriptCode, wasRemoved } from "../backend/read-script.ts";
import { textResponse } from "../static/text-response.ts";
import {
	ambiguousFile,
	FILE_HEADERS,
	type FileParts,
	refuseInPage,
	removedFile,
	unknownFile,
	unreadableFile,
} from "./file-answers.ts";
import { isInstall } from "./is-install.ts";
import { metadataText, userScriptText } from "./user-script-text.ts";

/** Browsers do not run this type as JavaScript; Greasy Fork uses it too (docs/decisions). */
const METADATA_TYPE = "text/x-userscript-meta; charset=utf-8";

/**
 * `GET /scripts/{id}/{slug}.user.js` and `.meta.js`. Only the id is used; the slug may change. `Accept` is ignored:
 * a manager that requested metadata once stored the response as the script and lost the code (tampermonkey#184).
 */
export async function serveUserScript(
	request: Request,
	{ id, file }: { id: string; file: string },
	{ rest, origin, onInstall }: FileParts & { onInstall: (scriptId: string) => void },
): Promise<Response> {
	const kind = /\.(user|meta)\.js$/.exec(file)?.[1];
	if (!kind || !isRowId(id)) return unknownFile();
	const refused = refuseInPage(request);
	if (refused) return refused;
	const script = await readScriptCode(rest, id);
	if (!script.ok) return unreadableFile(script.error.message);
	if (!script.value) {
		const removed = await wasRemoved(rest, id);
		if (!removed.ok) return unreadableFile(removed.error.message);
		return removed.value ? removedFile() : unknownFile();
	}
	const { version_id: versionId, code } = script.value;
	// Most scripts load no library.
	const asksForFiles = versionId !== null && code?.includes("@require") === true;
	const rated = asksForFiles ? await readRatedLibraries(rest, versionId) : succeed(new Map<string, string>());
	if (!rated.ok) return unreadableFile(rated.error.message);
	const installable = userScriptText(script.value, { origin, rated: rated.value });
	if (!installable.ok) return ambiguousFile(installable.error.message);
	const text = installable.value;
	if (kind === "meta") {
		return textResponse(request, metadataText(text), { headers: { ...FILE_HEADERS, "content-type": METADATA_TYPE } });
	}
	if (isInstall(request)) onInstall(id);
	return textResponse(request, text, { headers: FILE_HEADERS });
}
