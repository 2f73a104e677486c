/** How the browser changes a header of one request. */
interface HeaderChange {
	readonly header: string;
	readonly operation: "set" | "append" | "remove";
	readonly value?: string;
}

type Rules = typeof chrome.declarativeNetRequest;

let cleared: Promise<void> | null = null;
let lastId = 0;

/** Session rules outlive the worker, so those of one that was stopped are still there. Nothing else uses session rules. */
async function clearRules(): Promise<void> {
	const rules: Rules = chrome.declarativeNetRequest;
	const removeRuleIds = (await rules.getSessionRules()).map(({ id }) => id);
	if (removeRuleIds.length > 0) await rules.updateSessionRules({ removeRuleIds });
}

/**
 * Lets the browser change headers of one request of the worker that `fetch` cannot set.
 * @param token random text that the request has in its fragment: rules see it, servers do not
 * @returns takes the rule away; to be called once the request was sent
 * @throws when the browser refuses the rule
 */
export async function addRequestRule(token: string, changes: readonly HeaderChange[]): Promise<() => Promise<void>> {
	cleared ??= clearRules();
	await cleared;
	lastId += 1;
	const id = lastId;
	await chrome.declarativeNetRequest.updateSessionRules({
		addRules: [
			{
				id,
				condition: {
					urlFilter: token,
					initiatorDomains: [chrome.runtime.id],
					tabIds: [chrome.tabs.TAB_ID_NONE],
					resourceTypes: ["xmlhttprequest" as chrome.declarativeNetRequest.ResourceType],
				},
				action: {
					type: "modifyHeaders" as chrome.declarativeNetRequest.RuleActionType,
					requestHeaders: changes.map(({ header, operation, value }) => ({
						header,
						operation: operation as chrome.declarativeNetRequest.HeaderOperation,
						...(value === undefined ? {} : { value }),
					})),
				},
			},
		],
	});
	return () => chrome.declarativeNetRequest.updateSessionRules({ removeRuleIds: [id] });
}
