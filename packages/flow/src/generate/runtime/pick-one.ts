import { javascript, type RuntimePart } from "../runtime-part.ts";
import { findAll } from "./find-all.ts";
import { isVisible } from "./is-visible.ts";

export const pickOne: RuntimePart = {
	name: "pickOne",
	needs: [findAll, isVisible],
	source: javascript`
// The element of the first selector that finds exactly one. Where an earlier one finds several, it has to be one of
// these: a wrong element is worse than none. What only its place speaks for has to be alike besides.
function pickOne({ selectors, byPlace = [], isAlike }, root, mayGoByPlace, mayBeHidden) {
	let several = null;
	for (const selector of mayGoByPlace ? [...selectors, ...byPlace] : selectors) {
		const all = findAll(selector, root);
		const visible = all.filter(isVisible);
		const found = visible.length === 0 && mayBeHidden ? all : visible;
		const isOneOfThem = several === null || several.includes(found[0]);
		if (found.length === 1 && isOneOfThem && (!byPlace.includes(selector) || isAlike(found[0]))) return found[0];
		if (found.length > 1 && several === null) several = found;
	}
	return null;
}`,
};
