import type { Severity } from "../analysis-result.ts";
import { LIBRARY, UNKNOWN_MEMBER } from "../engine/secret-address.ts";
import { backgroundSends } from "../flows/background-sends.ts";
import { gradeLeak, isClearPath } from "../flows/grade-leak.ts";
import type { Leak } from "../flows/leak.ts";
import { OCCASION } from "../flows/occasion.ts";
import { aboutPage, doubtOf, isIdle, isTold, proofOf } from "../flows/path-proof.ts";
import { isSpelledAt } from "../flows/spelled-at.ts";
import { isOwnQuestion } from "../flows/texts.ts";
import type { OriginKind } from "../trace/trace.ts";
import type { Finding, Rule, Subject } from "./rule.ts";

interface LeakRule extends Omit<Rule, "check"> {
	readonly kinds: readonly OriginKind[];
	/** The sent data, as the beginning of a sentence: "Your cookies of this site are". */
	readonly data: string;
	/** Also grave when it goes to the page's own site by a request of the script that nobody asked for. */
	readonly alsoToTheSite?: boolean;
	/** Changes the severity, or drops the finding with null. */
	readonly regrade?: (leak: Leak, severity: Severity | null, subject: Subject) => Severity | null;
}

/** A rule about one family of data that leaves for a known third party. */
export function leakRule({ kinds, data, regrade, alsoToTheSite = false, ...rule }: LeakRule): Rule {
	return {
		...rule,
		check: (subject) => [
			...(alsoToTheSite ? toTheSite(subject, kinds, data) : []),
			...subject.leaks.flatMap((leak): Finding[] => {
				if (leak.to !== "stranger" || !kinds.includes(leak.carried.origin.kind) || !isTold(leak.carried)) return [];
				if (isGuess(leak, subject)) return [];
				const graded = gradeLeak(leak, subject.reach);
				const severity = regrade ? regrade(leak, graded, subject) : graded;
				if (severity === null || isIdle(severity, leak.carried, leak.sink)) return [];
				return [
					{
						severity,
						offset: leak.sink.offset,
						description: describeLeak(leak, data),
						steps: leak.carried.steps,
						...proofOf(leak.carried, leak.sink, `contacts ${receiverOf(leak)}`),
					},
				];
			}),
		],
	};
}

/** An address that a function of unknown code gets with data of the page, and that is not written there. */
function isGuess({ sink, carried, destination: { host } }: Leak, { source }: Subject): boolean {
	const isShown = aboutPage(carried).isOfPage === true;
	return isShown && sink.api === LIBRARY && host !== null && !isSpelledAt(source, sink.offset, host);
}

function toTheSite({ trace, reach }: Subject, kinds: readonly OriginKind[], data: string): Finding[] {
	return backgroundSends(trace, reach, kinds).flatMap(({ sink, carried }): Finding[] => {
		if (isOwnQuestion(carried.origin)) return [];
		const doubt = doubtOf(carried, sink);
		const sent = doubt === null ? "sent" : "possibly sent";
		const description = `${data} ${sent} to the site itself by ${sink.api} in the background, ${OCCASION[sink.trigger]} (${carried.origin.what})${doubt === null ? "" : `: ${doubt}`}.`;
		// Keys that are handled while they are pressed are a shortcut as often as not; what is collected and sent later is not.
		const isCollected = carried.origin.kind === "password" || sink.trigger === "automatic";
		const severity = isCollected && isClearPath(carried) ? "high" : "medium";
		return [{ severity, offset: sink.offset, description, steps: carried.steps, isDoubted: doubt !== null }];
	});
}

const receiverOf = ({ destination: { host } }: Pick<Leak, "destination">): string =>
	host === null ? "another server" : host.replace(/^\./, "a name below ");

/** One sentence: data, receiver, API and trigger. */
export function describeLeak({ sink, carried, destination }: Leak, data: string): string {
	const whom = receiverOf({ destination });
	const occasion = `${OCCASION[sink.trigger]} (${carried.origin.what})`;
	const doubt = doubtOf(carried, sink);
	// Whether a function whose code is not here sends what it gets is not known either.
	if (sink.api === LIBRARY)
		return `${data} possibly sent to ${whom}, ${occasion}: a function whose code is not here gets both, the data and the address.`;
	if (sink.api === UNKNOWN_MEMBER)
		return `${data} possibly sent to ${whom}, ${occasion}: an address with the data in it is put into a property whose effect is not known.`;
	return doubt === null
		? `${data} sent to ${whom} by ${sink.api}, ${occasion}.`
		: `${data} possibly sent to ${whom} by ${sink.api}, ${occasion}: ${doubt}.`;
}
