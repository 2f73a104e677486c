import { everyElement } from "./deep.ts";

/** Changes that a site makes to its pages, after which a script still has to work. */
export const pageChanges = ["class names", "wrapper", "order"] as const;
export type PageChange = (typeof pageChanges)[number];

/**
 * Changes the page as a new version of the site would.
 * @param change kind of change
 * @param parts that scripts work on
 */
export function changePage(change: PageChange, parts: readonly Element[]): void {
	if (change === "class names") renameClasses();
	if (change === "wrapper") for (const part of new Set(parts.map(wrappable))) wrap(part);
	if (change === "order")
		for (const parent of new Set(parts.map((one) => wrappable(one).parentElement))) reverse(parent);
}

/** Deterministic, so that a run can be repeated. */
function otherName(name: string): string {
	let hash = 2166136261;
	for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
	return `k${hash.toString(36)}`;
}

/** As a build with hashed names does: the styles keep their effect. */
function renameClasses(): void {
	const names = new Set(everyElement().flatMap((element) => [...element.classList]));
	for (const element of everyElement()) {
		if (element instanceof HTMLStyleElement)
			element.textContent = element.textContent.replace(/\.(-?[_a-z][\w-]*)/gi, (written, name: string) =>
				names.has(name) ? `.${otherName(name)}` : written,
			);
		if (element.classList.length === 0) continue;
		element.setAttribute("class", [...element.classList].map(otherName).join(" "));
	}
}

const INNER = "li, tr, td, th, thead, tbody, tfoot, caption, option, dt, dd, source";

/** The nearest element around which a `div` may stand. */
function wrappable(element: Element): Element {
	for (let at = element; ; at = at.parentElement) if (!at.matches(INNER) || !at.parentElement) return at;
}

function wrap(element: Element): void {
	const wrapper = document.createElement("div");
	if (element === document.body || element === document.documentElement) {
		wrapper.append(...[...document.body.childNodes].filter((node) => !(node instanceof HTMLScriptElement)));
		document.body.prepend(wrapper);
		return;
	}
	element.replaceWith(wrapper);
	wrapper.append(element);
}

function reverse(parent: Element | null): void {
	const children = [...(parent?.children ?? [])].filter((one) => !one.matches("script, style, link, template"));
	for (const child of children) parent?.prepend(child);
}
