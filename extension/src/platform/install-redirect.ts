import { browser } from "./browser.ts";
import { pageAddress } from "./extension-info.ts";

const RULE_ID = 1;

/**
 * Lets the browser show the confirmation page instead of a userscript that somebody opens, as other script managers do. Pages of a
 * server whose address only ends like a script's (GitHub shows files at such addresses) are told by their type and stay.
 */
export async function redirectUserscripts(): Promise<void> {
	await chrome.declarativeNetRequest.updateDynamicRules({
		removeRuleIds: [RULE_ID],
		addRules: [
			{
				id: RULE_ID,
				condition: {
					regexFilter: "^https?://[^?#]+\\.user\\.js(?:\\?.*)?$",
					resourceTypes: ["main_frame" as chrome.declarativeNetRequest.ResourceType],
					requestMethods: ["get" as chrome.declarativeNetRequest.RequestMethod],
					excludedResponseHeaders: [{ header: "content-type", values: ["*text/html*", "*application/xhtml*"] }],
					responseHeaders: [{ header: "content-type" }],
				},
				action: {
					type: "redirect" as chrome.declarativeNetRequest.RuleActionType,
					// The address stands in the fragment as it is: it may contain any other separator.
					redirect: { regexSubstitution: `${pageAddress("confirm-install.html")}#\\0` },
				},
			},
		],
	});
}

/**
 * Shows the confirmation page instead of a userscript on this computer that is opened in a tab. The browser tells of such tabs only
 * where the user has allowed the extension access to files.
 */
export function redirectLocalScripts(failed: (thrown: unknown) => void): void {
	browser.webNavigation.onCommitted.addListener(({ frameId, tabId, url }) => {
		if (frameId !== 0 || !/^file:\/\/[^?#]+\.user\.js$/.test(url)) return;
		browser.tabs.update(tabId, { url: `${pageAddress("confirm-install.html")}#${url}` }).catch(failed);
	});
}
