import type { Severity } from "../analysis-result.ts";
import { gradeLeak, isSecret } from "../flows/grade-leak.ts";
import type { Leak } from "../flows/leak.ts";
import { describeLeak } from "../flows/leak-rule.ts";
import type { OriginKind } from "../trace/trace.ts";
import type { Finding, Rule, Subject } from "./rule.ts";

const PRIVATE: ReadonlySet<OriginKind> = new Set([
	"storage",
	"request",
	"form",
	"clipboard",
	"site-answer",
	"media",
	"geolocation",
]);

export const messageLeak: Rule = {
	id: "message-leak",
	title: "Data handed to other windows",
	catches:
		"Secret data posted to windows of anybody (postMessage to *), and messages of other windows sent to another server.",
	severity: "high",
	advice: "Name the receiver's origin in postMessage, and check event.origin before a message is used.",
	check: (subject) => subject.leaks.flatMap((leak) => judge(leak, subject)),
};

function judge(leak: Leak, { reach }: Subject): Finding[] {
	const found = (severity: Severity | null, description: string): Finding[] =>
		severity === null ? [] : [{ severity, offset: leak.effect.offset, description, steps: leak.carried.steps }];
	const { kind, what } = leak.carried.origin;
	if (leak.to === "window") {
		const severity = isSecret(kind) ? "high" : PRIVATE.has(kind) ? "medium" : null;
		return found(severity, `Hands ${what} to another window without naming who may receive it.`);
	}
	if (leak.to !== "stranger" || kind !== "message") return [];
	return found(gradeLeak(leak, reach), describeLeak(leak, "What other windows tell this page is"));
}
