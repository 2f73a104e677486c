import { javascript, type RuntimePart } from "../runtime-part.ts";

export const findByRole: RuntimePart = {
	name: "findByRole",
	needs: [],
	source: javascript`
// Elements of a role that is said or, for the roles that people act on or look for, is that of their tag.
function findByRole(role, root) {
	if (!role) return [...root.querySelectorAll("*")];
	const list = "select:is([multiple],[size]:not([size='0'],[size='1']))";
	const tags = {
		__proto__: null,
		button: "button,summary,input:is([type=button],[type=submit],[type=reset],[type=image])",
		cell: "td",
		checkbox: "input[type=checkbox]",
		columnheader: "th",
		combobox: "select:not(" + list + ")",
		dialog: "dialog",
		form: "form",
		group: "fieldset,optgroup",
		heading: "h1,h2,h3,h4,h5,h6",
		img: "img",
		link: "a[href],area[href]",
		list: "ul,ol,menu",
		listbox: list,
		listitem: "li",
		navigation: "nav",
		option: "option",
		radio: "input[type=radio]",
		region: "section",
		row: "tr",
		searchbox: "input[type=search]",
		slider: "input[type=range]",
		spinbutton: "input[type=number]",
		table: "table",
		textbox: "textarea,input:is(:not([type]),[type=text],[type=email],[type=tel],[type=url])",
	};
	const native = tags[role] || ":not(*)";
	return [...root.querySelectorAll('[role~="' + CSS.escape(role) + '"],' + native)].filter((element) => {
		const said = (element.getAttribute("role") || "").trim().split(/\s+/)[0];
		return said ? said === role : element.matches(native);
	});
}`,
};
