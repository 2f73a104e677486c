import type { AnyNode } from "acorn";
import { memberName } from "../source/constant-text.ts";
import { nodesOf } from "../source/nodes-of.ts";

/** Names by which code sends, runs code, or reads what belongs to the visitor alone. */
const SENDING =
	/^(?:fetch|XMLHttpRequest|ActiveXObject|XDomainRequest|sendBeacon|WebSocket|WebSocketStream|WebTransport|EventSource|RTCPeerConnection|Image|Audio|importScripts|Worker|SharedWorker|serviceWorker|BroadcastChannel|eval|Function|execScript|write|writeln|cookie|cookieStore|localStorage|sessionStorage|indexedDB|openDatabase|caches|clipboard|clipboardData|credentials|geolocation|mediaDevices|ethereum|solana|chrome|browser|GM|GM_\w+|unsafeWindow|opener|location|submit|srcdoc)$/;

/** Names by which code reaches the page, or any function. */
const REACHING =
	/^(?:src|href|action|value|innerHTML|outerHTML|textContent|defaultView|contentWindow|contentDocument|constructor|prototype|__proto__|call|apply|bind|setAttribute|append|appendChild|insertBefore|postMessage|open|send)$/;

/** Globals of the language, which neither send nor read anything. */
const OF_LANGUAGE =
	/^(?:undefined|NaN|Infinity|Object|Array|String|Number|Boolean|Symbol|BigInt|Math|JSON|Date|RegExp|Map|Set|WeakMap|WeakSet|Promise|Reflect|Error|\w+Error|ArrayBuffer|DataView|\w+Array|parseInt|parseFloat|isNaN|isFinite|encodeURIComponent|decodeURIComponent|encodeURI|decodeURI|console|performance)$/;

/**
 * Whether code speaks of something that sends, runs code or reads what belongs to the visitor. Names alone count, wherever they stand;
 * a library that builds such a name from pieces is not told apart.
 *
 * @param code a tree, or a part of one
 * @returns whether one of these names is in it
 */
export function hasSendingName(code: AnyNode): boolean {
	return hasName(code, SENDING);
}

function hasName(code: AnyNode, names: RegExp): boolean {
	return nodesOf(code).some((node) => {
		if (node.type === "Identifier") return names.test(node.name);
		if (node.type === "ImportExpression") return true;
		return node.type === "Literal" && typeof node.value === "string" && names.test(node.value);
	});
}

/**
 * Whether code can do nothing but compute: it speaks of the language alone, and calls no method whose name is computed.
 *
 * @param code a tree, or a part of one
 * @param isVariable whether an identifier is a variable of the program
 * @returns false where it may reach anything else
 */
export function isInert(code: AnyNode, isVariable: (identifier: AnyNode) => boolean): boolean {
	if (hasName(code, SENDING) || hasName(code, REACHING)) return false;
	const named = new Set<AnyNode>();
	return nodesOf(code).every((node) => {
		if (node.type === "MemberExpression" && !node.computed) named.add(node.property);
		if (node.type === "Property" && !node.computed && !node.shorthand) named.add(node.key);
		if (node.type === "MethodDefinition" || node.type === "PropertyDefinition") named.add(node.key);
		if (node.type === "LabeledStatement" || node.type === "BreakStatement" || node.type === "ContinueStatement") {
			if (node.label) named.add(node.label);
		}
		if (node.type === "CallExpression" || node.type === "NewExpression") {
			return node.callee.type !== "MemberExpression" || memberName(node.callee) !== "";
		}
		if (node.type === "Identifier") return named.has(node) || isVariable(node) || OF_LANGUAGE.test(node.name);
		return true;
	});
}
