import { javascript, type RuntimePart } from "../runtime-part.ts";

export const targetFrom: RuntimePart = {
	name: "targetFrom",
	needs: [],
	source: javascript`
// A target is a list of selectors of one element, the best first, or what orByPlace() or inFrame() makes of it.
function targetFrom(target) {
	const whole = Array.isArray(target) ? { selectors: target } : target;
	const { selectors, byPlace = [], isAlike, page = () => document } = whole;
	return { selectors, byPlace, isAlike, page, name: [...selectors, ...byPlace][0] };
}`,
};
