import type { AnyNode } from "acorn";
import { decodeBase64 } from "../engine/base64.ts";
import { hasWalletAddress, onOwnElement } from "../flows/texts.ts";
import { constantText, memberName } from "../source/constant-text.ts";
import { nodesOf, nodesOfType } from "../source/nodes-of.ts";
import type { Source } from "../source/source.ts";
import type { SinkKind } from "../trace/trace.ts";
import type { Subject } from "./rule.ts";
import { at, type Finding, type Rule } from "./rule.ts";

/** Parts that occur only in patterns for payment addresses. */
const LOOKS_FOR =
	/0x\)?\[[^\]]*a-f[^\]]*\][{(]?4?0?|bc1|\[13\]\)?\[[^\]]*\]\{2\d|ltc1|addr1|T\)?\[[^\]]*\]\{33|4\)?\[0-9AB\]|\[A-Z\]\{2\}\)?(?:\[0-9\]|\\d)\{2\}/i;
const SHOWS = /^(?:nodeValue|textContent|innerText|innerHTML|value|data)$/;
const RECIPIENT = /^(?:to|recipient|receiver|toAddress|payee|spender|destination)$/;

const CHANGES: ReadonlySet<SinkKind> = new Set(["change-page", "write-clipboard", "write-html"]);

export const addressSwap: Rule = {
	id: "address-swap",
	title: "Swaps payment addresses",
	catches:
		"Payment addresses in the page or the clipboard replaced with one of the script's own, and payments redirected to another receiver.",
	severity: "critical",
	advice: "Do not install the script: payments would go to somebody else.",
	check: (subject) => {
		const seeks = seeksAddresses(subject.source);
		return [...(seeks ? replaced(subject) : []), ...turned(subject), ...(seeks ? shown(subject) : [])];
	},
};

/** Searches for addresses, and shows or copies others from its own table or from a server. */
function shown({ source, trace }: Subject): Finding[] {
	return trace.sinks.flatMap((sink): Finding[] => {
		const { kind, trigger, offset, details, carried } = sink;
		const unasked = trigger !== "purpose" || source.kind === "bookmarklet";
		const addresses = (details.text ?? []).filter((text) => hasWalletAddress(text) && !/\s/.test(text.trim()));
		if (kind === "show-text" && unasked && addresses.length > 0) {
			const what = "Looks for payment addresses and shows others, written into the script, in their place.";
			return [at(offset, addresses.length > 1 ? "critical" : "medium", what)];
		}
		if (kind === "write-clipboard" && addresses.length === 0 && hasOwnTable(source)) {
			const what = "Looks for payment addresses, has several of its own, and writes into the clipboard.";
			return [at(offset, "medium", what)];
		}
		const told = unasked && carried.some(({ origin }) => origin.kind === "remote");
		if (kind === "write-clipboard" && told)
			return [at(offset, "high", "Looks for payment addresses, and copies what a server sends in their place.")];
		return kind === "change-page" && told && !onOwnElement(sink) && SHOWS.test(sink.api.replace(/^.*\./, ""))
			? [at(offset, "medium", "Looks for payment addresses, and writes what a server sends into the page.")]
			: [];
	});
}

/** Looks for addresses, has one of its own, and writes to the page or the clipboard. */
function replaced({ source, trace }: Subject) {
	const nodes = nodesOf(source.program);
	if (!nodes.some(isOwnAddress) || !nodes.some(replacesText)) return [];
	const shown = nodes.find(writesText) ?? nodes.find((node) => SHOWS.test(constantText(node) ?? ""));
	const written = trace.sinks.find(({ kind }) => kind === "write-clipboard")?.offset ?? shown?.start;
	if (written === undefined) return [];
	const what = "Looks for payment addresses and replaces them with an address written into the script.";
	// An own note beside the field does not change the payment.
	const changes = trace.sinks.some(
		(sink) => CHANGES.has(sink.kind) && !(sink.kind === "change-page" && onOwnElement(sink)),
	);
	return [at(written, changes ? "critical" : "medium", what)];
}

/** Two or more addresses: one for each searched kind. */
function hasOwnTable({ program }: Source): boolean {
	return (
		new Set(
			nodesOf(program)
				.filter(isOwnAddress)
				.map((node) => constantText(node)),
		).size > 1
	);
}

/** A replaced function of a wallet that changes the receiver. */
function turned({ source, trace }: Subject) {
	const wraps =
		trace.hooks.some(({ target }) => /ethereum|solana|wallet|provider|tron/i.test(target)) ||
		(source.text.includes("Transaction") &&
			/\b(?:eth_sendTransaction|signTransaction|sendTransaction)\b/.test(source.text));
	if (!wraps) return [];
	return nodesOfType(source.program, "AssignmentExpression").flatMap((node) => {
		if (!RECIPIENT.test(memberName(node.left))) return [];
		return [at(node.start, "critical", "Changes the receiver of payments requested from your wallet.")];
	});
}

/** Regular expression literals, and patterns assembled from texts. */
function seeksAddresses({ program, text }: Source): boolean {
	if (nodesOfType(program, "Literal").some(({ regex }) => regex && LOOKS_FOR.test(regex.pattern))) return true;
	if (!text.includes("RegExp")) return false;
	return nodesOf(program).some((node) => {
		const pattern = constantText(node);
		return pattern !== null && /\[[^\]]+\][{+*]/.test(pattern) && LOOKS_FOR.test(pattern);
	});
}

/** An address as it is, or in the letters of base64. */
function isOwnAddress(node: AnyNode): boolean {
	const text = constantText(node) ?? "";
	if (hasWalletAddress(text)) return true;
	return /^[\w+/]{40,160}={0,2}$/.test(text) && hasWalletAddress(decodeBase64(text) ?? "");
}

function replacesText(node: AnyNode): boolean {
	return /^replace(?:All)?$/.test(memberName(node) || (constantText(node) ?? ""));
}

function writesText(node: AnyNode): boolean {
	return node.type === "AssignmentExpression" && SHOWS.test(memberName(node.left));
}
