import { pageTestRunLimits } from "@scriptorium/shared-protocol/page-test-run-limits";
import { matchesUrl } from "@scriptorium/userscript/matches-url";
import { inspectScriptText } from "@scriptorium/userscript/read-script-text";

/**
 * Reads the origin of a test URL.
 * @param testUrl as typed
 * @returns `https://shop.example`; null when it is no address of the web
 */
export function siteOf(testUrl: string): string | null {
	if (testUrl.length > pageTestRunLimits.openUrl || !URL.canParse(testUrl)) return null;
	const { protocol, origin } = new URL(testUrl);
	return /^https?:$/.test(protocol) ? origin : null;
}

/**
 * Whether a script manager would run a script on the test URL.
 * @param code the script as typed
 * @param testUrl as typed
 * @returns `bad-url` for an address that is none, `excluded` where the metadata block leaves it out, else null
 */
export function addressProblem(code: string, testUrl: string): "bad-url" | "excluded" | null {
	if (siteOf(testUrl) === null) return "bad-url";
	const { metadata } = inspectScriptText(code).text;
	return metadata === null || matchesUrl(metadata, new URL(testUrl).href) ? null : "excluded";
}
