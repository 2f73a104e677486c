import type { OriginKind } from "../trace/trace.ts";
import type { Machine, Value } from "./domain.ts";
import { namesPassword } from "./password-names.ts";
import type { Taints } from "./taint.ts";
import { isTokenName, looksForToken } from "./token-names.ts";
import { addTaints, isObject } from "./value.ts";

/** Kinds of data in which the page keeps what it knows about the visitor. */
const PAGE_DATA: ReadonlySet<OriginKind> = new Set(["page", "site-answer", "request", "storage"]);

/** In what was typed into a form, what is named like a password is one; in data that is the page's own, what is named like a session token is taken for one. */
export function withToken(machine: Machine, found: Value, name: string, offset: number): Value {
	const isTyped = found.taints.some(({ origin }) => origin.kind === "form");
	if (isTyped && namesPassword(name))
		return addTaints(found, machine.read("password", `the form's ${name}`, offset).taints);
	if (found.taints.length === 0 || !isTokenName(name) || !isPageData(found.taints)) return found;
	return addTaints(found, machine.read("token", `the page's ${name}`, offset).taints);
}

/** A pattern, a selector or a text that looks for session data in what the page or its server wrote finds session data. */
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
