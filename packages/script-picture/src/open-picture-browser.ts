import { isolationFlags } from "@scriptorium/isolated-browser/isolation-flags";
import { type IsolatedBrowser, openIsolatedBrowser } from "@scriptorium/isolated-browser/open-isolated-browser";
import { VIEW_SIZE } from "./shrink-picture.ts";

/**
 * Creates a browser in which pictures of scripts are taken. It reaches no network: nothing listens at its proxy.
 * @param options `chromium` is the path of the browser; `memoryMb` is the memory limit of all its processes together, in megabytes, 1,024 by
 * default
 * @returns a handle to use and close the browser
 */
export function openPictureBrowser(options: {
	readonly chromium: string;
	readonly memoryMb?: number | undefined;
}): IsolatedBrowser {
	return openIsolatedBrowser({
		...options,
		profilePrefix: "scriptorium-picture-",
		flags: [
			...isolationFlags(),
			"--disable-extensions",
			"--hide-scrollbars",
			"--autoplay-policy=no-user-gesture-required",
		],
		acceptInsecureCerts: false,
		viewport: VIEW_SIZE,
	});
}
