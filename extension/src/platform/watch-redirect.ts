/** The answer of a server that sends a request elsewhere. */
export interface Redirect {
	readonly status: number;
	readonly statusText: string;
	readonly headers: readonly (readonly [string, string])[];
	/** Absolute, with the fragment of the request. */
	readonly target: string;
	/** The browser's own: it knows that the host answers over HTTPS only. */
	readonly internal: boolean;
}

export interface RedirectWatch {
	/** The redirect that the request was answered with; null when the browser tells of none in time. */
	redirect(): Promise<Redirect | null>;
	stop(): void;
}

/** The browser reports a redirect beside the response, in no fixed order, and at once. */
const REPORT_MS = 5000;

/**
 * Watches one request of the worker. With `redirect: "manual"` `fetch` hides where a redirect leads; the browser's events
 * tell it.
 * @param token random text that the request has in its fragment
 */
export async function watchRedirect(token: string): Promise<RedirectWatch> {
	let report: (redirect: Redirect | null) => void = () => undefined;
	const reported = new Promise<Redirect | null>((resolve) => {
		report = resolve;
	});
	const listener = (details: chrome.webRequest.OnBeforeRedirectDetails): void => {
		if (!details.url.endsWith(`#${token}`)) return;
		const headers = (details.responseHeaders ?? []).map(({ name, value }) => [name, value ?? ""] as const);
		report({
			status: details.statusCode,
			statusText: /^\S+ \d+ ?(.*)$/.exec(details.statusLine)?.[1] ?? "",
			headers,
			target: details.redirectUrl,
			internal: !headers.some(([name]) => name.toLowerCase() === "location"),
		});
	};
	const { onBeforeRedirect } = chrome.webRequest;
	const filter: chrome.webRequest.RequestFilter = {
		urls: ["<all_urls>"],
		types: ["xmlhttprequest" as chrome.webRequest.ResourceType],
		tabId: chrome.tabs.TAB_ID_NONE,
	};
	onBeforeRedirect.addListener(listener, filter, ["responseHeaders"]);
	// Calls of one worker reach the browser in their order: when this one is answered, the listener is there.
	await chrome.runtime.getPlatformInfo();
	let timer: ReturnType<typeof setTimeout> | undefined;
	return {
		redirect() {
			timer = setTimeout(() => report(null), REPORT_MS);
			return reported;
		},
		stop() {
			clearTimeout(timer);
			onBeforeRedirect.removeListener(listener);
		},
	};
}
