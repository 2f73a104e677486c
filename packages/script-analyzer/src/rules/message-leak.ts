import type { Program } from "acorn";
import type { Severity } from "../analysis-result.ts";
import { NO_TARGET } from "../engine/unknown-call.ts";
import { gradeLeak, isClearPath, isPlausible, isSecret } from "../flows/grade-leak.ts";
import type { Leak } from "../flows/leak.ts";
import { doubtOf, isTold, proofOf } from "../flows/path-proof.ts";
import { nodesOfType } from "../source/nodes-of.ts";
import type { OriginKind } from "../trace/trace.ts";
import { describeLeak } from "./leak-rule.ts";
import type { Finding, Rule, Subject } from "./rule.ts";

const PERSONAL: ReadonlySet<OriginKind> = new Set([
	"storage",
	"request",
	"clipboard",
	"form",
	"page",
	"site-answer",
	"media",
	"geolocation",
]);

export const messageLeak: Rule = {
	id: "message-leak",
	title: "Data passed to other windows",
	catches:
		"Secret data posted to any window (postMessage to *), and messages from other windows sent to another server.",
	severity: "high",
	advice: "Name the receiver's origin in postMessage, and check event.origin before using a message.",
	check: (subject) => subject.leaks.flatMap((leak) => judge(leak, subject)),
};

/** `postMessage` without a target origin: of a worker, a message port or a client of a service worker. Each has exactly one receiver. */
const TO_CHANNEL = "to a worker, a port or a window that cannot be told from the code";

const SELF = /^(?:window|self|globalThis|unsafeWindow)$/;

/** `window.postMessage(…)` in its plain form: scripts message their own page that way. */
function toItself(program: Program, offset: number): boolean {
	return nodesOfType(program, "CallExpression").some((node) => {
		if (offset < node.start || offset > node.callee.end) return false;
		if (node.callee.type === "Identifier") return node.callee.name === "postMessage";
		if (node.callee.type !== "MemberExpression" || node.callee.computed) return false;
		const { object, property } = node.callee;
		return (
			object.type === "Identifier" &&
			SELF.test(object.name) &&
			property.type === "Identifier" &&
			property.name === "postMessage"
		);
	});
}

function judge(leak: Leak, { reach, source }: Subject): Finding[] {
	const found = (severity: Severity | null, description: string): Finding[] =>
		severity === null
			? []
			: [
					{
						severity,
						offset: leak.sink.offset,
						description,
						steps: leak.carried.steps,
						...proofOf(leak.carried, leak.sink, "posts messages to another window or worker"),
					},
				];
	const { kind, what } = leak.carried.origin;
	if (!isTold(leak.carried)) return [];
	if (leak.to === "window") {
		if (toItself(source.program, leak.sink.offset)) return [];
		// Only pages that have put this one into a frame, or that it opened, can listen.
		const isToChannel = leak.sink.details.target?.includes(NO_TARGET) ?? false;
		const isGrave = isSecret(kind) && isClearPath(leak.carried) && !isToChannel;
		const usual =
			isPlausible(leak.carried, reach) && !(reach.isLong && (isToChannel || !isSecret(kind))) ? "medium" : "low";
		const severity = isGrave ? "high" : isSecret(kind) || PERSONAL.has(kind) ? usual : null;
		const doubt = doubtOf(leak.carried, leak.sink);
		const posts = doubt === null ? `Posts ${what}` : `Possibly posts ${what}`;
		return found(
			severity,
			`${posts} ${isToChannel ? TO_CHANNEL : "to another window or worker without naming the receiver"}${doubt === null ? "" : `: ${doubt}`}.`,
		);
	}
	if (leak.to !== "stranger" || kind !== "message") return [];
	// Named windows commonly exchange messages this way: a player with the page around it.
	const severity = leak.sink.kind === "post-message" ? "low" : gradeLeak(leak, reach);
	return found(severity, describeLeak(leak, "What other windows send to this page is"));
}
