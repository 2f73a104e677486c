import { joinChain, type RecordedTarget, type SelectorStrategy } from "@scriptorium/flow/recording/recorded-target";
import { generateSelectors, type SelectorKind } from "@scriptorium/selectors/generate-selectors";
import { attribute, isEditable, rootOf, tagOf } from "@scriptorium/selectors/intact-dom";
import { indexPage, type PageIndex } from "@scriptorium/selectors/page-index";
import { takeFingerprint } from "@scriptorium/selectors/record-target";
import { hasCssText } from "./css-text.ts";
import { placeAmongAlike } from "./place-among-alike.ts";

/** Strategy of each kind of selector, as spec 03 § 3 names them. */
const STRATEGIES: Readonly<Record<SelectorKind, SelectorStrategy>> = {
	test: "attribute",
	role: "text",
	placeholder: "attribute",
	id: "id",
	attribute: "attribute",
	text: "text",
	row: "xpath",
	css: "css",
	xpath: "xpath",
};
const DESCRIBED_ATTRIBUTES = [
	"data-testid",
	"data-test",
	"data-cy",
	"id",
	"name",
	"type",
	"aria-label",
	"placeholder",
	"role",
	// Decides how a run types into it.
	"contenteditable",
];
const MAX_SELECTOR_LENGTH = 2000;
const MAX_VALUE_LENGTH = 400;

export interface TargetDescriber {
	describe(element: Element): RecordedTarget;
	/** Stops watching the page. */
	close(): void;
}

/** Describes elements of a page. Indexes the page once, and again after changes. */
export function createTargetDescriber(shadowRootOf: (host: Element) => ShadowRoot | null): TargetDescriber {
	let index: PageIndex | null = null;
	const watched = new WeakSet<Node>();
	const changed = new MutationObserver(() => {
		index = null;
	});
	const watch = (root: Node): void => {
		if (watched.has(root)) return;
		watched.add(root);
		changed.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
	};
	const current = (): PageIndex => {
		if (changed.takeRecords().length > 0) index = null;
		if (index === null) {
			index = indexPage(document, { shadowRootOf });
			for (const root of index.roots) watch(root);
		}
		return index;
	};
	return {
		close: () => changed.disconnect(),
		describe(element) {
			const page = current();
			const selectors = generateSelectors(element, page)
				.map(({ kind, chain }) => ({ kind, selector: joinChain(chain) }))
				.filter(({ selector }) => selector.length <= MAX_SELECTOR_LENGTH);
			const [first = { kind: "css" as const, selector: tagOf(element) }, ...others] = selectors;
			const attributes = DESCRIBED_ATTRIBUTES.flatMap((name) => {
				const value = attribute(element, name);
				return value ? [[name, value.slice(0, MAX_VALUE_LENGTH)] as const] : [];
			});
			return {
				primary: first.selector,
				strategy: STRATEGIES[first.kind],
				fallbacks: others.slice(0, 16).map(({ selector }) => selector),
				attributes: { ...editable(element), ...Object.fromEntries(attributes) },
				...(isInClosedRoot(element) ? { closed: true } : {}),
				...(hasCssText(element, page.labelsOf(element)) ? { hasCssText: true } : {}),
				...frameIndexOf(element),
				...placeAmongAlike(element, page),
				fingerprint: structuredClone(takeFingerprint(element, page)) as RecordedTarget["fingerprint"],
			};
		},
	};
}

/** A page that is editable as a whole (`designMode`) has no attribute that says so. */
const editable = (element: Element): Readonly<Record<string, string>> =>
	tagOf(element) === "body" && isEditable(element) ? { contenteditable: "true" } : {};

/** Whether one of the shadow roots around an element is closed. */
function isInClosedRoot(element: Element): boolean {
	const root = rootOf(element);
	return root instanceof ShadowRoot && (root.mode === "closed" || isInClosedRoot(root.host));
}

/** Place of a frame among those of its document, as the DevTools Recorder tells frames apart; nothing for other elements. */
function frameIndexOf(element: Element): { readonly frameIndex?: number } {
	const inner =
		element instanceof HTMLIFrameElement || element instanceof HTMLFrameElement ? element.contentWindow : null;
	if (inner === null) return {};
	// Frames in shadow roots are not among them.
	const frameIndex = Array.from({ length: window.length }, (_, at) => window[at]).indexOf(inner);
	return frameIndex < 0 ? {} : { frameIndex };
}
