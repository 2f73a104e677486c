import {
	attribute,
	closest,
	documentElementOf,
	hasAttribute,
	isShown,
	parentElementOf,
	previousOf,
	queryAll,
	rootOf,
	tagOf,
} from "@scriptorium/selectors/intact-dom";
import { createDeadline } from "./deadline.ts";
import { type ShadowRootOf, walkPage } from "./walk-page.ts";

/** Shared by the extension's content scripts in the same page. */
interface PasswordWorld {
	scriptoriumPastPasswords?: WeakSet<Element>;
}

const world = globalThis as PasswordWorld;
const pastPasswords = world.scriptoriumPastPasswords ?? new WeakSet<Element>();
world.scriptoriumPastPasswords = pastPasswords;

/** Time limit for elements that already exist, in milliseconds. */
const FIRST_LOOK_MS = 200;
const MAX_REMOVED = 50;

/** Whether an input is or was a password input, or replaced one. */
export function wasPassword(field: Element): boolean {
	if (isPasswordInput(field)) pastPasswords.add(field);
	return pastPasswords.has(field);
}

const isPasswordInput = (element: Element): boolean =>
	element instanceof HTMLInputElement && element.type === "password";

/** A removed password input, by which its replacement is recognized. */
interface Removed {
	readonly parent: Node;
	readonly root: Node;
	readonly form: string;
	readonly names: Readonly<Record<(typeof NAMES)[number], string | null>>;
	readonly path: string;
}

const NAMES = ["name", "id", "placeholder", "aria-label", "autocomplete"] as const;

export interface PasswordWatch {
	/** Reads a tree that is not reachable from the document: a shadow root that an event came from. */
	see(root: Node): void;
	close(): void;
}

/**
 * Tracks the password inputs of a page: one whose type changes, or that is replaced by a text input with the same name, id, label or
 * position, stays a secret. Pages do so for "show password".
 */
export function watchPasswords(shadowRootOf: ShadowRootOf): PasswordWatch {
	const watched = new WeakSet<Node>();
	let removed: Removed[] = [];

	const seeInputs = (within: Element): void => {
		for (const input of inputsIn(within)) wasPassword(input);
		for (const host of elementsIn(within)) {
			// Other roots are reached by events, as checking each element of a page is expensive.
			const inner = tagOf(host).includes("-") ? shadowRootOf(host) : null;
			if (inner !== null) see(inner);
		}
	};
	const note = (node: Element, { target }: MutationRecord): void => {
		for (const input of inputsIn(node)) if (wasPassword(input)) removed.push(describe(input, node, target));
		removed = removed.slice(-MAX_REMOVED);
	};
	const compare = (node: Element, { target }: MutationRecord): void => {
		if (removed.length === 0) return;
		for (const input of inputsIn(node)) {
			const now = describe(input, node, target);
			if (removed.some((before) => isInPlaceOf(now, before))) pastPasswords.add(input);
		}
	};
	const onMutations = (records: readonly MutationRecord[]): void => {
		for (const { target, type, oldValue } of records)
			if (type === "attributes" && oldValue === "password" && target instanceof Element) pastPasswords.add(target);
		for (const record of records) for (const node of elementsOf(record.removedNodes)) note(node, record);
		for (const record of records) {
			if (record.type === "attributes" && record.target instanceof Element) wasPassword(record.target);
			for (const node of elementsOf(record.addedNodes)) {
				seeInputs(node);
				compare(node, record);
			}
		}
	};
	const observer = new MutationObserver(onMutations);
	const watch = (root: Node): void => {
		if (watched.has(root)) return;
		watched.add(root);
		observer.observe(root, {
			subtree: true,
			childList: true,
			attributes: true,
			attributeFilter: ["type"],
			attributeOldValue: true,
		});
	};
	function see(root: Node): void {
		if (watched.has(root)) return;
		watch(root);
		for (const element of queryAll(root, "*")) {
			wasPassword(element);
			// Such trees are small enough to check each element.
			const inner = shadowRootOf(element);
			if (inner !== null) see(inner);
		}
	}
	watch(document);
	const deadline = createDeadline(() => performance.now(), FIRST_LOOK_MS);
	for (const { element, inner } of walkPage(documentElementOf(document), shadowRootOf, deadline)) {
		wasPassword(element);
		if (inner !== null) watch(inner);
	}
	return { see, close: () => observer.disconnect() };
}

const elementsOf = (nodes: Iterable<Node>): Element[] => [...nodes].filter((node) => node instanceof Element);
const elementsIn = (element: Element): Element[] => [element, ...queryAll(element, "*")];
const inputsIn = (element: Element): Element[] =>
	(tagOf(element) === "input" ? [element] : []).concat([...queryAll(element, "input")]);

function describe(input: Element, within: Element, parent: Node): Removed {
	const names = Object.fromEntries(NAMES.map((name) => [name, attribute(input, name)])) as Removed["names"];
	const form = closest(parent instanceof Element ? parent : input, "form");
	const formName = form === null ? "" : ["id", "name", "action"].map((name) => attribute(form, name) ?? "").join(" ");
	return { parent, root: rootOf(parent), form: formName, names, path: pathIn(within, input) };
}

/** Position of an element: the tags of its ancestors, with the number of siblings before each. */
function pathIn(within: Element, element: Element): string {
	let path = "";
	const top = tagOf(within);
	for (let at: Element | null = element; at !== null && at !== within; at = parentElementOf(at)) {
		let before = 0;
		for (let other = previousOf(at); other !== null; other = previousOf(other)) before += 1;
		path = `${tagOf(at)}:${before} ${path}`;
	}
	return `${top} ${path}`;
}

function isInPlaceOf(now: Removed, before: Removed): boolean {
	const isSame = (name: (typeof NAMES)[number]): boolean => !!now.names[name] && now.names[name] === before.names[name];
	if (now.root !== before.root) return false;
	if (isSame("id") || (isSame("name") && now.form === before.form)) return true;
	if (now.parent !== before.parent) return false;
	const isNamed = NAMES.some((name) => now.names[name]);
	return NAMES.some(isSame) || (!isNamed && now.path === before.path);
}

/** Whether a text input is beside a hidden password input: the two have the same value, and one of them is visible at a time. */
export const isHiddenPassword = (element: Element): boolean =>
	isPasswordInput(element) && (hasAttribute(element, "hidden") || !isShown(element));
