import { type IsolatedBrowser, openIsolatedBrowser } from "@scriptorium/isolated-browser/open-isolated-browser";
import { chromiumFlags } from "./chromium-flags.ts";

/**
 * Creates a browser for canary visits, for one script at a time: its clipboard is shared by all pages.
 * @param options `chromium` is the path of the browser; `memoryMb` is the memory limit of all its processes together, in
 * megabytes, 1,024 by default.
 * @returns A handle to use and close the browser.
 */
export function openCanaryBrowser(options: {
	readonly chromium: string;
	readonly memoryMb?: number | undefined;
}): IsolatedBrowser {
	return openIsolatedBrowser({
		...options,
		profilePrefix: "scriptorium-canary-",
		flags: chromiumFlags(),
		acceptInsecureCerts: true,
		viewport: { width: 1280, height: 900 },
	});
}
