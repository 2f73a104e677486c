import { javascript, type RuntimePart } from "../runtime-part.ts";
import { allRoots } from "./all-roots.ts";
import { findByRole } from "./find-by-role.ts";
import { nameOf } from "./name-of.ts";
import { oneLine } from "./one-line.ts";

export const findByName: RuntimePart = {
	name: "findByName",
	needs: [allRoots, findByRole, nameOf, oneLine],
	source: javascript`
// aria/Name[role="button"]: elements by what assistive technology calls them, through open shadow roots.
function findByName(selector, root) {
	const said = { name: null, role: null };
	const attribute = /\[\s*(name|role)\s*=\s*(["'])((?:\\.|(?!\2)[^\\])*)\2\s*\]/g;
	const rest = selector.replace(attribute, (all, key, quote, value) => {
		said[key] = value.replace(/\\(.)/g, "$1");
		return "";
	});
	const name = said.name === null ? oneLine(rest) || null : oneLine(said.name);
	const isCalledSo = (element) => name === null || (name !== "" && nameOf(element) === name);
	return allRoots(root).flatMap((one) => findByRole(said.role, one).filter(isCalledSo));
}`,
};
