import { hasWalletAddress, onOwnElement, textOf } from "../flows/texts.ts";
import type { Sink } from "../trace/trace.ts";
import { describeLeak } from "./leak-rule.ts";
import { at, type Finding, type Rule } from "./rule.ts";

const MOVES =
	/eth_send|eth_sign|personal_?sign|wallet_(?:invoke|send|grant)|\.(?:sign|push|submit)|\.send(?:Trans|Raw|Unchecked|Trx|Token|Bitcoin|Inscr)|sign(?:And|All|Raw)?(?:Send)?Transaction|signTypedData|approve|setApprovalForAll|increaseA|transfer|permit|delegate|triggerSmart/i;

/** Call data that approves or sends tokens: `approve`, `setApprovalForAll`, `transfer` and their kin. */
const GRANTS =
	/0x(?:095ea7b3|a22cb465|39509351|d73dd623|a9059cbb|23b872dd[0-9a-f…]{0,64}|42842e0e[0-9a-f…]{0,64}|d505accf[0-9a-f…]{0,64})0{24}(?!0{30})[0-9a-f]{40}/i;

/** Read-only requests: they contain a token's own address as well. */
const ASKS_ONLY =
	/^(?:eth_(?:call|get\w+|estimateGas|blockNumber|chainId|accounts|requestAccounts|gasPrice|fee\w+|maxPriority\w+)|net_\w+|web3_\w+|wallet_(?:watchAsset|\w+EthereumChain|requestPermissions|getPermissions))$/;

/** Requests that open the wallet; reading balances of connected accounts does not. */
const CONNECTS = /requestAccounts|requestPermissions|enable|connect/i;

const WALLET = /(?:^|\.)(?:ethereum|solana|phantom|tronweb|tronlink|web3|wallet)(?:\.|$)/i;

export const walletTheft: Rule = {
	id: "wallet-theft",
	title: "Accesses a crypto wallet",
	catches:
		"Payments or signatures requested from a crypto wallet without being asked, payment addresses swapped in the page, wallet data sent away.",
	severity: "critical",
	advice: "Do not install the script, and confirm nothing in your wallet that you did not start yourself.",
	check: ({ source, trace, leaks }) => [
		...trace.hooks.flatMap(({ target, offset }) =>
			WALLET.test(target) ? [at(offset, "medium", "Intercepts calls from the page to your crypto wallet.")] : [],
		),
		...leaks.flatMap((leak): Finding[] => {
			if (leak.carried.origin.kind !== "wallet" || leak.to !== "stranger") return [];
			const description = describeLeak(leak, "Data of your crypto wallet is");
			// A balance requested by the visitor, from a declared server.
			const looksUp = leak.sink.trigger === "purpose" && leak.destination.declared && !leak.sink.responseIgnored;
			return [
				{ severity: looksUp ? "low" : "critical", offset: leak.sink.offset, steps: leak.carried.steps, description },
			];
		}),
		...trace.sinks.flatMap((sink): Finding[] => {
			const { kind, offset, trigger } = sink;
			// Changing addresses is never the purpose of a bookmarklet.
			const unasked = trigger !== "purpose" || source.kind === "bookmarklet";
			if (kind === "change-page" && !onOwnElement(sink) && unasked && hasWalletAddress(textOf(sink))) {
				return [at(offset, "critical", "Puts a payment address of its own into the page in place of the one you see.")];
			}
			const hands = sink.details.body && sink.carried.some(({ origin }) => origin.kind === "request");
			if (hands && hasWalletAddress((sink.details.body ?? []).join("\n")))
				return [at(offset, "critical", "Puts a payment address of its own into what the page sends.")];
			const picture = /\.src(?:set)?$/.test(sink.api) && sink.details.own?.[0] === "false";
			if (picture && unasked && hasWalletAddress(textOf(sink)))
				return [at(offset, "critical", "Shows a code for a payment address of its own in place of the page's.")];
			return kind === "wallet-request" ? judgeRequest(sink, source.text) : [];
		}),
	],
};

/** Words of a donation button. */
const GIFT = /\b(?:donat\w*|tip(?:s|ping| jar)?|sponsor|buy (?:me|us) a (?:coffee|beer)|spende\w*)\b/i;

function judgeRequest(sink: Sink, script: string): Finding[] {
	const { offset, trigger, details } = sink;
	const text = textOf(sink);
	const asked = trigger === "purpose";
	const methods = details.method ?? [];
	const onlyAsks = methods.length > 0 && methods.every((method) => ASKS_ONLY.test(method));
	if (GRANTS.test(text))
		return [at(offset, "critical", "Asks your wallet to approve tokens for an address written into the script.")];
	if (!onlyAsks && asked && hasWalletAddress(text) && GIFT.test(script))
		return [
			at(
				offset,
				"medium",
				"Asks your wallet for a donation to an address written into the script, when you use the script.",
			),
		];
	if (!onlyAsks && hasWalletAddress(text))
		return [at(offset, "critical", "Asks your wallet to pay to an address written into the script.")];
	// A request of the page forwarded by a wrapper: the wrapper has its own finding.
	if (sink.carried.some(({ origin }) => origin.kind === "request")) return [];
	if (!onlyAsks && MOVES.test(`${sink.api}\n${text}`)) {
		const what = "Asks your wallet for a payment or a signature";
		return [at(offset, asked ? "medium" : "high", asked ? `${what}.` : `${what} without being asked.`)];
	}
	const connects = !asked && CONNECTS.test(`${sink.api}\n${text}`);
	return connects ? [at(offset, "medium", "Connects to your crypto wallet without being asked.")] : [];
}
