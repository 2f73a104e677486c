import { javascript, type RuntimePart } from "../runtime-part.ts";

/** The same rule as that of `packages/selectors`, which recorded what is in the row. */
export const rowAround: RuntimePart = {
	name: "rowAround",
	needs: [],
	source: javascript`
// What repeats around an element: a row by its tag or role, else a box among at least three of its tag. Null when
// it stands in none.
function rowAround(element) {
	const rows = "li,tr,article,[role=row],[role=listitem],[role=option],[role=article],dd,fieldset";
	const around = [];
	const outer = (one) => one.parentElement || one.getRootNode().host;
	for (let one = outer(element); one && one.localName !== "html"; one = outer(one)) around.push(one);
	const isAmongAlike = (box) => {
		const siblings = box.parentElement && box.localName !== "body" ? [...box.parentElement.children] : [];
		return siblings.filter((one) => one.localName === box.localName && one.childElementCount > 0).length > 2;
	};
	return around.find((one) => one.matches(rows)) || around.find(isAmongAlike) || null;
}`,
};
