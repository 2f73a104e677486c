import { isRowId } from "../backend/read-script.ts";

/** A page of another site may not send it without a preflight, and the preflight does not allow it. */
const MARK = "x-scriptorium-install";

/**
 * `POST /scripts/{id}/installs`: the hub's extension tells that its user has installed a script. Opening the page that asks
 * for the install counts nothing. The answer does not wait for the database.
 * @param onInstall called with the script's id when the message counts
 * @returns 202, 403 for a message that does not come from an extension, or 404 for what is no id
 */
export function acceptCompletedInstall(
	request: Request,
	scriptId: string,
	onInstall: (scriptId: string) => void,
): Response {
	const origin = request.headers.get("origin") ?? "";
	if (request.headers.get(MARK) !== "completed" || /^(?:https?:|null$)/i.test(origin)) {
		return answer(403, "Only the extension counts its installs.");
	}
	if (!isRowId(scriptId)) return answer(404, "There is no such script.");
	onInstall(scriptId);
	return answer(202, "Noted.");
}

function answer(status: number, text: string): Response {
	const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
	return new Response(`${text}\n`, { status, headers });
}
