import { messageOf } from "@scriptorium/core-types/errors";

const TIMEOUT_MS = 10_000;
/** `/scripts/{id}/{slug}.user.js`; a file named by its hash has no script id. */
const SCRIPT_FILE = /^\/scripts\/([0-9a-f-]{36})\/[^/]+\.user\.js$/i;

/**
 * Reports to the hub that the script of this address was installed; the hub counts it once per visitor and day.
 * A failure is logged and changes nothing for the user.
 * @param address of a userscript of the hub, as `readHubScriptAddress` gives it
 */
export async function reportInstall(address: string, fetcher: typeof fetch): Promise<void> {
	const { origin, pathname } = new URL(address);
	const scriptId = SCRIPT_FILE.exec(pathname)?.[1];
	if (scriptId === undefined) return;
	try {
		const response = await fetcher(`${origin}/scripts/${scriptId}/installs`, {
			method: "POST",
			credentials: "omit",
			redirect: "error",
			headers: { "x-scriptorium-install": "completed" },
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		if (!response.ok) console.debug(`[scriptorium] the hub did not count the install: ${response.status}`);
	} catch (thrown) {
		console.debug(`[scriptorium] the hub did not count the install: ${messageOf(thrown)}`);
	}
}
