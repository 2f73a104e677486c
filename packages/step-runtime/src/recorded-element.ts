import { accessibleName } from "@scriptorium/selectors/accessible-name";
import { roleOf } from "@scriptorium/selectors/element-role";
import { bodyOf, documentElementOf, tagOf } from "@scriptorium/selectors/intact-dom";
import { indexPage } from "@scriptorium/selectors/page-index";
import { shortTextOf } from "@scriptorium/selectors/plain-text";
import { resolveTarget } from "@scriptorium/selectors/resolve-target";
import { type CompactFingerprint, readFingerprint } from "./compact-fingerprint.ts";
import { type Found, NOT_FOUND, type Target } from "./target.ts";

/** Less similar elements are of no help in a message. */
const MIN_NEAREST_SCORE = 0.3;
/** Share of the unique evidence that has to match for an element to be certain. */
const MIN_IDENTITY = 0.5;
/** Share of the control sample's texts above which the page is the recorded one. */
const MIN_TRUST = 0.5;

/**
 * A recorded element: it is found by its fingerprint alone, also on a changed page.
 * @param name what it is called in messages
 * @param compact its fingerprint
 * @returns the target
 */
export function recorded(name: string, compact: CompactFingerprint): Target {
	const fingerprint = readFingerprint(compact);
	const find = (page: Document, watch: (root: Node) => void): Found => {
		// Each page has one of these, which nothing else can be mistaken for: an empty one has no evidence to be compared.
		const only = fingerprint.tag === "body" ? bodyOf(page) : fingerprint.tag === "html" && documentElementOf(page);
		if (only) return { element: only };
		const index = indexPage(page);
		for (const root of index.roots.slice(1)) watch(root);
		const resolution = resolveTarget(fingerprint, index);
		if (resolution.found === null) {
			const problem = resolution.because === "gone" ? NOT_FOUND : "several elements are equally similar";
			const [best] = resolution.nearest;
			const isNear = best !== undefined && best.total >= MIN_NEAREST_SCORE;
			return { element: null, problem, nearest: () => (isNear ? describeElement(best.element) : null) };
		}
		const isCertain = (resolution.score.identity ?? 0) >= MIN_IDENTITY || resolution.trust.text >= MIN_TRUST;
		return { element: resolution.found, isGuess: !isCertain };
	};
	return { name, find };
}

/** Role or tag and name, as `button "Save draft"`. */
function describeElement(element: Element): string {
	const role = roleOf(element);
	const name = accessibleName(element, role) || shortTextOf(element);
	return name === "" ? (role ?? tagOf(element)) : `${role ?? tagOf(element)} "${name}"`;
}
