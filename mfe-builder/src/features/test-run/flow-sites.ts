import type { FlowDocument } from "@scriptorium/flow/document/flow-document";

const MAX_SITES = 20;

/** Origins of the addresses that a flow opens, as far as they are known before it runs. */
export function flowSites(flow: FlowDocument): string[] {
	const sites = flow.nodes.flatMap(({ type, data: { url } }) => {
		if (type !== "navigate" || url === undefined || !URL.canParse(url)) return [];
		const { protocol, origin, host } = new URL(url);
		return /^https?:$/.test(protocol) && !/[${}]|%7B/i.test(host) ? [origin] : [];
	});
	return [...new Set(sites)].slice(0, MAX_SITES);
}
