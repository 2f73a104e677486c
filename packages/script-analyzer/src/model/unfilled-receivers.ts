import { blanksIn, namesReceiver } from "../engine/blank-constants.ts";
import type { Machine, Value } from "../engine/domain.ts";
import { placeholderKind } from "../engine/placeholders.ts";
import type { Taints } from "../engine/taint.ts";
import { textsOf } from "../engine/text-of.ts";
import { HOLE } from "../engine/text-pattern.ts";
import type { Destination, OriginKind } from "../trace/trace.ts";

/** Secrets that a request to the site itself has no use for: the browser sends cookies, and the site has its own forms. */
const NEVER_SENT_HOME: ReadonlySet<OriginKind> = new Set(["cookie", "password", "key", "wallet"]);
/** Data of the visitor that the site's own interfaces are sent, by an address that names them. */
const CONFIDENTIAL: ReadonlySet<OriginKind> = new Set([
	...NEVER_SENT_HOME,
	"token",
	"form",
	"storage",
	"clipboard",
	"message",
]);
const PERSONAL: ReadonlySet<OriginKind> = new Set([...CONFIDENTIAL, "page", "selection", "site-answer", "request"]);

/** What a request sends. */
export interface Sent {
	readonly address: Value;
	readonly inAddress: Taints;
	readonly inBody: Taints;
	readonly inHeaders: Taints;
}

/**
 * The destinations of a request whose address is still to be completed by whoever passes the script on: browsers take it for a path of the
 * page's own site, but data of the visitor that goes there is meant for the server that will be filled in.
 *
 * @param machine - The run.
 * @param sent - Address and data.
 * @param destinations - Where the address leads as it is.
 */
export function unlessUnfilled(
	machine: Machine,
	sent: Sent,
	destinations: readonly Destination[],
): readonly Destination[] {
	const [home, ...others] = destinations;
	if (home?.kind !== "same-site" || home.host !== null || others.length > 0) return destinations;
	const carried = [...sent.inAddress, ...sent.inBody, ...sent.inHeaders];
	if (!has(carried, PERSONAL)) return destinations;
	const texts = textsOf(machine, sent.address);
	const [text = ""] = texts;
	const isUnfilled = texts.length === 1 && ((isMarked(text, carried) && !VARIABLE.test(text)) || isBlank(text, sent));
	if (!isUnfilled) return destinations;
	return [{ ...home, kind: "unresolved", declared: false, doubtful: false, placeholder: true }];
}

/** `'${apiUrl}/x'` in the wrong quotation marks: a variable, as they are written, and nothing to fill in. */
const VARIABLE = /^\$\{[a-z]\w*\}/;

function isMarked(text: string, carried: Taints): boolean {
	const kind = placeholderKind(text);
	return kind !== null && has(carried, kind === "server" ? PERSONAL : CONFIDENTIAL);
}

/** Begins with an empty constant. Where a path follows, the constant is mostly the base of the site's own interface. */
function isBlank(text: string, { address, inAddress, inBody, inHeaders }: Sent): boolean {
	const names = blanksIn(address.taints);
	if (names.length === 0) return false;
	if (text === "" || /^[?&#]/.test(text) || text.startsWith(HOLE))
		return has([...inAddress, ...inBody, ...inHeaders], CONFIDENTIAL);
	return text.startsWith("/") && names.some(namesReceiver) && has([...inAddress, ...inBody], NEVER_SENT_HOME);
}

function has(taints: Taints, kinds: ReadonlySet<OriginKind>): boolean {
	return taints.some(({ origin, unsure }) => !unsure && kinds.has(origin.kind));
}
