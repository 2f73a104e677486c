import { describeLeak } from "../flows/leak-rule.ts";
import { hasWalletAddress, onOwnElement, textOf } from "../flows/texts.ts";
import { at, type Finding, type Rule } from "./rule.ts";

const MOVES =
	/eth_send|eth_sign|personal_sign|wallet_(?:invoke|send)|signTransaction|signAllTransactions|signTypedData|approve|setApprovalForAll|transfer|permit/i;

/** Opens the wallet; asking for balances of what is connected already does not. */
const CONNECTS = /requestAccounts|requestPermissions|enable|connect/i;

const WALLET = /(?:^|\.)(?:ethereum|solana|phantom|tronweb|tronlink|web3|wallet)(?:\.|$)/i;

export const walletTheft: Rule = {
	id: "wallet-theft",
	title: "Reaches for a wallet",
	catches:
		"Payments or signatures asked of a crypto wallet by itself, payment addresses swapped in the page, wallet data sent away.",
	severity: "critical",
	advice: "Do not install the script, and confirm nothing in your wallet that you did not start yourself.",
	check: ({ source, trace, leaks }) => [
		...trace.hooks.flatMap(({ target, offset }) =>
			WALLET.test(target) ? [at(offset, "medium", "Puts itself between the page and your crypto wallet.")] : [],
		),
		...leaks.flatMap((leak): Finding[] => {
			if (leak.carried.origin.kind !== "wallet" || leak.to !== "stranger") return [];
			const description = describeLeak(leak, "Data of your crypto wallet is");
			return [{ severity: "critical", offset: leak.effect.offset, steps: leak.carried.steps, description }];
		}),
		...trace.effects.flatMap((effect): Finding[] => {
			const { kind, offset, gesture } = effect;
			const text = textOf(effect);
			// Nobody clicks a bookmarklet in order to have addresses changed.
			const unasked = gesture !== "purpose" || source.kind === "bookmarklet";
			if (kind === "change-page" && !onOwnElement(effect) && unasked && hasWalletAddress(text)) {
				return [at(offset, "critical", "Puts a payment address of its own into the page in place of the one you see.")];
			}
			if (kind !== "wallet-request") return [];
			if (hasWalletAddress(text))
				return [at(offset, "critical", "Asks your wallet to pay to an address written into the script.")];
			if (MOVES.test(`${effect.api}\n${text}`)) {
				const what = "Asks your wallet for a payment or a signature";
				return gesture === "purpose"
					? [at(offset, "medium", `${what}.`)]
					: [at(offset, "high", `${what} without being asked.`)];
			}
			return gesture === "purpose" || !CONNECTS.test(text)
				? []
				: [at(offset, "medium", "Connects to your crypto wallet without being asked.")];
		}),
	],
};
