import { destinationsOf } from "../engine/destination.ts";
import type { HeapObject, Machine, Value } from "../engine/domain.ts";
import { hiddenValue } from "../engine/hidden-state.ts";
import { knownTexts, textsOf } from "../engine/text-of.ts";
import { fromMarked } from "../engine/text-pattern.ts";
import { join, NOTHING, objectsOf } from "../engine/value.ts";
import { describeElement } from "./element-reads.ts";
import { isOwn } from "./own-elements.ts";

/** Places for boxes and panels of a script, outside the page's text. */
const OUTSIDE = /^(?:body|html|head|script|style|\(active element\))$/;
const MAX_DEPTH = 3;
const STEPS_PER_ELEMENT = 4;
/** Characters of a box that are searched for links. */
const MAX_MARKUP_LENGTH = 4_000;

/** Links created by the script and inserted into the page's text. */
export function noteInsert(machine: Machine, parent: HeapObject, child: Value, offset: number): void {
	if (parent.host?.name !== "Element" || isOwn(machine, parent)) return;
	if (describeElement(parent).some((text) => OUTSIDE.test(text))) return;
	const links = linksIn(machine, child, new Set(), 0);
	if (links === NOTHING) return;
	const destinations = destinationsOf(machine, links);
	const carried = [["url", machine.contents(links)]] as const;
	const details = { own: ["false"], element: describeElement(parent), text: knownTexts(machine, links) };
	machine.traceBuilder.sink(
		{ kind: "change-page", api: "page.insert", offset, destinations, carried, details },
		machine,
	);
}

function linksIn(machine: Machine, value: Value, seen: Set<HeapObject>, level: number): Value {
	let links = NOTHING;
	for (const element of objectsOf(value)) {
		if (element.host?.name !== "Element" || seen.has(element) || !isOwn(machine, element)) continue;
		seen.add(element);
		machine.spend(STEPS_PER_ELEMENT);
		links = join(links, hiddenValue(element, "=href"));
		const markup = hiddenValue(element, "=innerHTML");
		for (const text of markup === NOTHING ? [] : textsOf(machine, markup))
			for (const [, address] of text
				.slice(0, MAX_MARKUP_LENGTH)
				.matchAll(/<a\b[^>]*\bhref\s*=\s*["']?((?:https?:)?\/\/[^"'\s>]+)/gi))
				links = join(links, { atoms: [fromMarked(address ?? "")], open: false, taints: markup.taints });
		if (level < MAX_DEPTH) links = join(links, linksIn(machine, hiddenValue(element, "children"), seen, level + 1));
	}
	return links;
}
