import { javascript, type RuntimePart } from "../runtime-part.ts";
import { oneLine } from "./one-line.ts";
import { textIn } from "./text-in.ts";

/** The same steps as `packages/selectors`, whose names are recorded: a journey compares the two. */
export const nameOf: RuntimePart = {
	name: "nameOf",
	needs: [oneLine, textIn],
	source: javascript`
// What assistive technology calls an element: aria-labelledby, aria-label, its own way of being labelled, its
// contents where its role allows, title. Left out of the standard: styles, slots, aria-owns, values within labels.
function nameOf(element) {
	const attribute = (name) => element.getAttribute(name) || "";
	const textOfId = (id) => {
		const label = id && element.getRootNode().getElementById(id);
		return label ? label.getAttribute("aria-label") || textIn(label) : "";
	};
	const labelledBy = attribute("aria-labelledby").split(/\s+/).map(textOfId).join(" ");
	const ownName = () => {
		if (element.matches("input[type=submit],input[type=reset],input[type=button]")) return attribute("value");
		if (element.matches("img,area,input[type=image]")) return attribute("alt");
		if (element.matches("input,textarea,select,meter,progress,output")) {
			const text = [...(element.labels || [])].map((label) => textIn(label, element)).join(" ");
			return oneLine(text) || attribute("title") || attribute("placeholder");
		}
		const caption = { __proto__: null, fieldset: "legend", table: "caption", figure: "figcaption" }[element.localName];
		const child = [...element.children].find(({ localName }) => localName === caption);
		if (caption) return child ? textIn(child) : "";
		const role = attribute("role").trim().split(/\s+/)[0];
		const roles =
			"button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio option radio " +
			"row rowheader switch tab tooltip treeitem";
		const isNamedByContents = role
			? roles.split(" ").includes(role)
			: element.matches("button,summary,a[href],h1,h2,h3,h4,h5,h6,option,td,th,tr");
		return isNamedByContents ? oneLine(textIn(element)) : "";
	};
	return oneLine(labelledBy || attribute("aria-label") || ownName() || attribute("title"));
}`,
};
