import type { AnyNode } from "acorn";
import { hasWalletAddress } from "../flows/texts.ts";
import { constantText, memberName } from "../source/constant-text.ts";
import { nodesOf } from "../source/nodes-of.ts";
import type { Subject } from "./rule.ts";
import { at, type Rule } from "./rule.ts";

/** Patterns that look for payment addresses, by what only they contain. */
const LOOKS_FOR =
	/0x\)?\[[^\]]*a-f[^\]]*\][{(]?4?0?|bc1|\[13\]\)?\[[^\]]*\]\{2\d|ltc1|addr1|T\)?\[[^\]]*\]\{33|4\)?\[0-9AB\]/i;
const SHOWS = /^(?:nodeValue|textContent|innerText|innerHTML|value|data)$/;
const RECIPIENT = /^(?:to|recipient|receiver|toAddress|payee|spender|destination)$/;

export const addressSwap: Rule = {
	id: "address-swap",
	title: "Swaps payment addresses",
	catches:
		"Payment addresses that are looked for in what you see or copy and replaced by one of the script's own, and payments that are turned to another receiver.",
	severity: "critical",
	advice: "Do not install the script: payments would go to somebody else.",
	check: (subject) => [...replaced(subject), ...turned(subject)],
};

/** Looks for addresses, has one of its own, and writes to the page or the clipboard. */
function replaced({ source, trace }: Subject) {
	const nodes = nodesOf(source.program);
	if (!nodes.some(seeksAddresses) || !nodes.some(isOwnAddress) || !nodes.some(replacesText)) return [];
	const shown = nodes.find(writesText) ?? nodes.find((node) => SHOWS.test(constantText(node) ?? ""));
	const written = trace.effects.find(({ kind }) => kind === "write-clipboard")?.offset ?? shown?.start;
	if (written === undefined) return [];
	const what = "Looks for payment addresses and replaces them by an address written into the script.";
	return [at(written, "critical", what)];
}

/** A replaced function of a wallet that changes the receiver. */
function turned({ source, trace }: Subject) {
	const wraps =
		trace.hooks.some(({ target }) => /ethereum|solana|wallet|provider|tron/i.test(target)) ||
		/\b(?:eth_sendTransaction|signTransaction|sendTransaction)\b/.test(source.text);
	if (!wraps) return [];
	return nodesOf(source.program).flatMap((node) => {
		if (node.type !== "AssignmentExpression" || !RECIPIENT.test(memberName(node.left))) return [];
		return [at(node.start, "critical", "Changes the receiver of payments that your wallet is asked for.")];
	});
}

function seeksAddresses(node: AnyNode): boolean {
	return node.type === "Literal" && "regex" in node && LOOKS_FOR.test(node.regex?.pattern ?? "");
}

function isOwnAddress(node: AnyNode): boolean {
	return hasWalletAddress(constantText(node) ?? "");
}

function replacesText(node: AnyNode): boolean {
	return /^replace(?:All)?$/.test(memberName(node) || (constantText(node) ?? ""));
}

function writesText(node: AnyNode): boolean {
	return node.type === "AssignmentExpression" && SHOWS.test(memberName(node.left));
}
