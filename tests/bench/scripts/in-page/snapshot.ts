import type { Allowance } from "../../../fixtures/script-tasks/script-task.ts";
import { everyElement, parentOf } from "./deep.ts";

interface Known {
	readonly element: Element;
	readonly path: string;
	readonly attributes: string;
	readonly text: string;
	readonly parent: Element | null;
	/** What of it may change. */
	readonly may: "anything" | "attributes" | "nothing";
}

/** The page as it is before a script runs. */
export interface Snapshot {
	readonly known: readonly Known[];
	readonly title: string;
	readonly address: string;
	readonly storage: string;
}

const attributesOf = (element: Element): string =>
	[...element.attributes]
		.map(({ name, value }) => `${name}=${value}`)
		.sort()
		.join("\n");

const ownText = (element: Element): string =>
	[...element.childNodes]
		.flatMap((node) => (node instanceof Text ? [node.data] : []))
		.join("")
		.replace(/\s+/g, " ")
		.trim();

const storedTexts = (): string =>
	JSON.stringify([document.cookie, Object.entries(localStorage).sort(), Object.entries(sessionStorage).sort()]);

function pathOf(element: Element): string {
	const steps: string[] = [];
	for (let at: Element | null = element; at; at = parentOf(at)) {
		const alike = [...(at.parentNode?.children ?? [])].filter((one) => one.localName === at?.localName);
		steps.unshift(alike.length > 1 ? `${at.localName}:${alike.indexOf(at) + 1}` : at.localName);
	}
	return steps.join(" > ");
}

/**
 * Notes the page before a script runs.
 * @param parts that the script works on
 * @param allowance further elements that may change
 */
export function takeSnapshot(parts: readonly Element[], { attributes, content }: Allowance): Snapshot {
	const known = everyElement().map((element): Known => {
		const isWithin = (test: (one: Element) => boolean) => {
			for (let at: Element | null = element; at; at = parentOf(at)) if (test(at)) return true;
			return false;
		};
		const isFree =
			isWithin((one) => parts.includes(one)) || (content !== undefined && isWithin((one) => one.matches(content)));
		const may = isFree
			? "anything"
			: attributes !== undefined && element.matches(attributes)
				? "attributes"
				: "nothing";
		return {
			element,
			path: pathOf(element),
			attributes: attributesOf(element),
			text: ownText(element),
			parent: parentOf(element),
			may,
		};
	});
	return { known, title: document.title, address: location.href, storage: storedTexts() };
}

/**
 * Compares the page with a snapshot.
 * @param snapshot of the same document
 * @param allowance what may change beside elements
 * @returns changes that the task does not allow, with the path of their element
 */
export function findOtherChanges(snapshot: Snapshot, { title, address, storage }: Allowance): string[] {
	const byElement = new Map(snapshot.known.map((one) => [one.element, one]));
	const changes: string[] = [];
	for (const { element, path, attributes, text, parent, may } of snapshot.known) {
		if (may === "anything") continue;
		if (!element.isConnected) changes.push(`${path}: removed`);
		else if (parentOf(element) !== parent) changes.push(`${path}: moved`);
		if (ownText(element) !== text) changes.push(`${path}: text changed`);
		if (may === "nothing" && attributesOf(element) !== attributes) changes.push(`${path}: attributes changed`);
	}
	// What a script adds to the page itself, such as a panel, is its own. Inside of the page's parts it is a change of these.
	for (const element of everyElement()) {
		if (byElement.has(element)) continue;
		const parent = parentOf(element);
		const around = parent === null ? undefined : byElement.get(parent);
		if (!around || around.may === "anything" || /^(?:html|head|body)$/.test(parent?.localName ?? "")) continue;
		changes.push(`${around.path}: has a new ${element.localName}`);
	}
	if (title !== true && document.title !== snapshot.title) changes.push("title changed");
	if (address !== true && location.href !== snapshot.address) changes.push("address changed");
	if (storage !== true && storedTexts() !== snapshot.storage) changes.push("storage changed");
	return changes;
}
