import type { OriginKind } from "../trace/trace.ts";
import type { Machine, Value } from "./domain.ts";
import { namesPassword } from "./password-names.ts";
import type { Taints } from "./taint.ts";
import { isTokenName, looksForToken } from "./token-names.ts";
import { addTaints, isObject } from "./value.ts";

/** Origins whose data can contain the visitor's session. */
const PAGE_DATA: ReadonlySet<OriginKind> = new Set(["page", "page-global", "site-answer", "request", "storage"]);

/**
 * Form data under a name like `password` counts as a password; page data under a name like `sessionToken` counts as a
 * token.
 */
export function withToken(machine: Machine, found: Value, name: string, offset: number): Value {
	const isTyped = found.taints.some(({ origin }) => origin.kind === "form");
	if (isTyped && namesPassword(name))
		return addTaints(found, machine.read("password", `the form's ${name}`, offset).taints);
	if (found.taints.length === 0 || !isTokenName(name) || !isPageData(found.taints)) return found;
	return addTaints(found, machine.read("token", `the page's ${name}`, offset).taints);
}

/** A pattern or selector that names session data, applied to data of the page or its server, yields a token. */
export function searchedToken(machine: Machine, taints: Taints, pattern: Value | undefined, offset: number): Taints {
	if (!pattern || !isPageData(taints)) return [];
	const sources = pattern.atoms.flatMap((atom) =>
		isObject(atom) ? (atom.hidden?.get("source")?.atoms ?? []) : [atom],
	);
	return sources.some((source) => typeof source === "string" && looksForToken(source))
		? machine.read("token", "a token in the page", offset).taints
		: [];
}

function isPageData(taints: Taints): boolean {
	return taints.some(({ origin }) => PAGE_DATA.has(origin.kind));
}
