import type { PageOutline } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import {
	outlineDocument,
	outlineOfElement,
} from "../../../../extension/src/features/analyze-page/content/outline-document.ts";
import { selectorOf } from "../../../../mfe-builder/src/features/write-with-copilot/page-outline/selector.ts";
import type { Allowance, Look, Seen } from "../../../fixtures/script-tasks/script-task.ts";
import { findDeep } from "./deep.ts";
import { lookAtPage } from "./look.ts";
import { changePage, type PageChange } from "./page-changes.ts";
import { findOtherChanges, type Snapshot, takeSnapshot } from "./snapshot.ts";

interface Part {
	now: HTMLElement;
	/** As it was before the script. */
	readonly copy: Node;
	readonly parent: Node | null;
}

const ports = { shadowRootOf: (one: Element) => one.shadowRoot, clock: () => performance.now() };
/** As the extension shares at most. */
const MAX_OUTLINE_BYTES = 100_000;

let parts: Part[] = [];
let snapshot: Snapshot | null = null;

/** What the bench does in the page. The page and the script are not shown it: it is not enumerable. */
const inPage = {
	/** Finds the parts of the task, changes the page and notes how it is. Throws when a part is missing. */
	begin(selectors: readonly string[], allowance: Allowance, change: PageChange | null): void {
		const found = selectors.flatMap((selector) => {
			const elements = findDeep(selector);
			if (elements.length === 0) throw new Error(`The page has no ${selector}`);
			return elements;
		});
		if (change !== null) changePage(change, found);
		parts = found.map((now) => ({ now, copy: now.cloneNode(true), parent: now.parentNode }));
		snapshot = takeSnapshot(found, allowance);
	},
	/** Null on a page that the person came to meanwhile. */
	otherChanges: (allowance: Allowance): string[] | null =>
		snapshot === null ? null : findOtherChanges(snapshot, allowance),
	/** Replaces each part by an equal one, as an application does that draws it anew. */
	drawAnew(): void {
		for (const part of parts) {
			const copy = part.copy.cloneNode(true);
			if (!(copy instanceof HTMLElement)) throw new Error("A part is no element");
			if (part.now.isConnected) part.now.replaceWith(copy);
			else part.parent?.appendChild(copy);
			part.now = copy;
		}
	},
	look: (seen: Seen): Look =>
		lookAtPage(
			parts.map(({ now }) => now),
			seen,
		),
	outline: (): PageOutline => outlineDocument({ maxBytes: MAX_OUTLINE_BYTES }, ports).outline,
	/** The selector that the extension gives the hub when the person points at an element. */
	pick(selector: string): string | null {
		const [element] = findDeep(selector);
		if (!element) throw new Error(`The page has no ${selector}`);
		const { elements } = outlineOfElement(element, ports);
		return elements[0] ? selectorOf(elements[0]) : null;
	},
};

export type InPage = typeof inPage;
Object.defineProperty(globalThis, "scriptBench", { value: inPage, configurable: true });
