import type { ElementDescriber, FieldNames } from "./describe-elements.ts";

export type ChangeKind = "content" | "look" | "form-values";

/** Changes of one kind in one part of the page, as the page hands them over. */
export interface RawChange {
	kind: ChangeKind;
	selector: string;
	count: number;
	sample: string;
	/** Of a form field: its value is the sample. */
	field?: FieldNames;
}

export type ChangeRecord = ReturnType<typeof createChangeRecord>;

/**
 * Sorts mutation records by who caused them, and lists the script's by part of the page. The text of this function is sent to pages: it
 * refers to nothing outside of itself.
 * @param describe of `createDescriber`
 * @param limits of the list
 * @returns how to add records, and the list
 */
export function createChangeRecord(describe: ElementDescriber, limits: { readonly changes: number }) {
	interface Entry {
		readonly kind: ChangeKind;
		readonly element: Element;
		readonly selector: string;
		count: number;
		sampleOf: () => string;
		field?: FieldNames;
	}
	const MAX_ENTRIES = 2000;
	/** Elements of a list that changed in the same way become one entry from this number on. */
	const MIN_ALIKE = 5;
	const entries = new Map<ChangeKind, Map<Element, Entry>>();
	/** Nodes that the script put into the page, and where that was counted. */
	const added = new WeakMap<Node, Entry | null>();
	/** Nodes of the page that were taken out: put in again, they are still the page's. */
	const removed = new WeakSet<Node>();
	let ownMutations = 0;
	let unlisted = 0;
	let size = 0;

	const isAdded = (node: Node): boolean => {
		for (let at: Node | null = node; at !== null; at = at.parentNode ?? (at as Partial<ShadowRoot>).host ?? null) {
			if (removed.has(at)) return false;
			if (added.has(at)) return true;
		}
		return false;
	};
	const addChange = (kind: ChangeKind, element: Element, sampleOf: () => string, field?: FieldNames): Entry | null => {
		const ofKind = entries.get(kind) ?? new Map<Element, Entry>();
		entries.set(kind, ofKind);
		let entry = ofKind.get(element);
		if (entry === undefined) {
			if (size >= MAX_ENTRIES) {
				unlisted += 1;
				return null;
			}
			size += 1;
			entry = { kind, element, selector: describe.selectorOf(element), count: 0, sampleOf };
			ofKind.set(element, entry);
		}
		entry.count += 1;
		entry.sampleOf = sampleOf;
		if (field !== undefined) entry.field = field;
		return entry;
	};
	const isStyle = (node: Node): boolean =>
		node instanceof HTMLStyleElement || (node instanceof HTMLLinkElement && node.relList.contains("stylesheet"));
	const textOf = (node: Node | undefined): string => {
		const text = describe.plain(node?.textContent?.slice(0, 1000));
		return text === "" && node instanceof Element ? `<${node.localName}>` : text;
	};
	const takeChildren = ({ target, addedNodes, removedNodes }: MutationRecord): void => {
		const host =
			target instanceof Element ? target : ((target as Partial<ShadowRoot>).host ?? document.documentElement);
		const isOfScript = isAdded(target);
		const gone = [...removedNodes].filter((node) => {
			const entry = added.get(node);
			if (entry) entry.count -= 1;
			const isOwn = added.has(node);
			added.delete(node);
			if (!isOwn && !isOfScript) removed.add(node);
			return !isOwn;
		});
		const come = [...addedNodes];
		if (isOfScript) return;
		const changed = [...come, ...gone].filter((node) => !(node instanceof HTMLTitleElement));
		if (changed.length === 0) return;
		const kind = changed.every(isStyle) || isStyle(target) ? "look" : "content";
		const entry = addChange(kind, host, () => textOf(changed[0]));
		for (const node of come) if (!removed.has(node)) added.set(node, entry);
		// An entry is counted back once for each node that is taken out again.
		if (entry !== null) entry.count += come.length > 1 ? come.length - 1 : 0;
	};
	const take = (record: MutationRecord): void => {
		const { type, target, attributeName } = record;
		if (target.parentNode instanceof HTMLTitleElement || target instanceof HTMLTitleElement) return;
		if (type === "childList") {
			takeChildren(record);
			return;
		}
		const element = target instanceof Element ? target : target.parentElement;
		if (element === null || isAdded(element)) return;
		if (type === "characterData") addChange(isStyle(element) ? "look" : "content", element, () => textOf(target));
		else {
			const name = attributeName ?? "";
			addChange("look", element, () => `${name}=${element.getAttribute(name) ?? ""}`.slice(0, 200));
		}
	};
	const merged = (list: readonly Entry[]): readonly Entry[] => {
		const isTop = (element: Element): boolean => /^(?:html|head|body)$/.test(element.localName);
		const own = new Map(list.map((entry) => [entry.element, entry]));
		const sums = new Map<Element, Entry>();
		for (const entry of list) {
			let top = entry;
			for (let at = entry.element.parentElement; at !== null && !isTop(at); at = at.parentElement)
				top = own.get(at) ?? top;
			const sum = sums.get(top.element);
			if (sum === undefined) sums.set(top.element, { ...top, count: entry.count });
			else sum.count += entry.count;
		}
		const groups = new Map<string, Entry[]>();
		for (const entry of sums.values()) {
			// An element with an id is known by it, and no one of many.
			const isSingle = entry.field !== undefined || /^#[\w-]+$/.test(entry.selector);
			const key = isSingle ? entry.selector : describe.kindOf(entry.element);
			groups.set(key, [...(groups.get(key) ?? []), entry]);
		}
		return [...groups].flatMap(([selector, alike]) => {
			const last = alike.at(-1);
			if (alike.length < MIN_ALIKE || last === undefined) return alike;
			return [{ ...last, selector, count: alike.reduce((sum, { count }) => sum + count, 0) }];
		});
	};
	return {
		isAdded,
		addChange,
		/** Records of changes that the page made. */
		own(records: readonly MutationRecord[]): void {
			ownMutations += records.length;
			for (const { removedNodes } of records) for (const node of removedNodes) if (!added.has(node)) removed.add(node);
		},
		/** Records of changes that the script made. */
		ofScript(records: readonly MutationRecord[]): void {
			for (const record of records) take(record);
		},
		list(): { changes: RawChange[]; moreChanges: number; ownMutations: number } {
			const all = [...entries.values()].flatMap((ofKind) =>
				merged([...ofKind.values()].filter(({ count }) => count > 0)),
			);
			const sorted = all.toSorted((one, other) => other.count - one.count);
			const rest = sorted.slice(limits.changes).reduce((sum, { count }) => sum + count, unlisted);
			const changes = sorted.slice(0, limits.changes).map(({ kind, selector, count, sampleOf, field }) => ({
				kind,
				selector: selector.slice(0, 300),
				count,
				sample: sampleOf().slice(0, 200),
				...(field === undefined ? {} : { field }),
			}));
			return { changes, moreChanges: rest, ownMutations };
		},
	};
}
