import { accessibleName } from "./accessible-name.ts";
import { cssOfRole, roleOf } from "./element-role.ts";
import type { PageIndex } from "./page-index.ts";
import { plain } from "./plain-text.ts";

type Named = ReadonlyMap<string, readonly Element[]>;

/** Computing more accessible names would delay a recorded click noticeably. */
const MAX_NAMED = 800;

const namesByPage = new WeakMap<PageIndex, Map<string, Named>>();

/**
 * Elements with a role, by their accessible name.
 * @param role ARIA role, for example `button`
 * @param page index of the document; names are computed once for it
 * @returns elements in document order by name; empty where there are thousands of them, as cells of a table
 */
export function namedElements(role: string, page: PageIndex): Named {
	const names = namesByPage.get(page) ?? new Map<string, Named>();
	namesByPage.set(page, names);
	const known = names.get(role);
	if (known) return known;
	const made = new Map<string, Element[]>();
	const candidates = page.query(cssOfRole(role));
	for (const element of candidates.length > MAX_NAMED ? [] : candidates) {
		if (roleOf(element) !== role) continue;
		const name = accessibleName(element, role, page.labelsOf);
		const others = made.get(name);
		if (others === undefined) made.set(name, [element]);
		else others.push(element);
	}
	names.set(role, made);
	return made;
}

const textsByPage = new WeakMap<PageIndex, { readonly joined: string; readonly whole: string }>();

/**
 * How often a text occurs in a page, also within other texts and across adjacent ones.
 * @param text text in the form of `plain`
 * @param page index of the document
 * @returns 0, 1, or 2 for more
 */
export function countContaining(text: string, page: PageIndex): number {
	const known = textsByPage.get(page) ?? {
		joined: [...page.texts].map(([shown, { length }]) => (length > 1 ? `${shown}\n${shown}` : shown)).join("\n"),
		// Adjacent numbers, as the days of a calendar, join to other numbers.
		whole: plain(page.shown.join("")),
	};
	textsByPage.set(page, known);
	const count = occurrences(text, known.joined);
	return count === 1 ? Math.max(count, occurrences(text, known.whole)) : count;
}

/** 0, 1, or 2 for more. */
function occurrences(text: string, inside: string): number {
	const first = inside.indexOf(text);
	if (first < 0) return 0;
	return inside.indexOf(text, first + 1) < 0 ? 1 : 2;
}
