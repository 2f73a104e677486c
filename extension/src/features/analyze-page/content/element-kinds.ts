import { attribute, attributeNames, tagOf } from "@scriptorium/selectors/intact-dom";
import { isHiddenField } from "../../../page-secrets/field-secrets.ts";

/** An element with its frequently needed properties, read once. */
export interface ReadElement {
	readonly element: Element;
	readonly tag: string;
	readonly names: readonly string[];
	/** The first word of its `role`; empty without one. */
	readonly role: string;
}

export function readElement(element: Element): ReadElement {
	const names = attributeNames(element);
	const role = names.includes("role") ? (attribute(element, "role") ?? "") : "";
	return { element, tag: tagOf(element), names, role: /^\s*(\S{0,40})/.exec(role)?.[1]?.toLowerCase() ?? "" };
}

const ACTED_ON_ROLES = new Set([
	"button",
	"link",
	"menuitem",
	"menuitemcheckbox",
	"menuitemradio",
	"option",
	"tab",
	"checkbox",
	"radio",
	"switch",
	"treeitem",
	"combobox",
	"textbox",
	"searchbox",
	"slider",
	"spinbutton",
	"gridcell",
	"listbox",
]);
const LIVE_ROLES = new Set(["status", "alert", "log", "timer", "marquee"]);
const BUTTON_TYPES = new Set(["button", "submit", "reset", "image"]);

/** `type` of an input as written. */
const typeOf = (element: Element): string => (attribute(element, "type") ?? "").toLowerCase();

export const isButton = ({ element, tag, role }: ReadElement): boolean =>
	tag === "button" || role === "button" || (tag === "input" && BUTTON_TYPES.has(typeOf(element)));

/** Whether an element takes a value, visible or not; buttons do not. */
export const isField = ({ element, tag }: ReadElement): boolean =>
	tag === "select" || tag === "textarea" || (tag === "input" && !BUTTON_TYPES.has(typeOf(element)));

/** Whether an element is a link with an address. */
export const isLink = ({ tag, names }: ReadElement): boolean =>
	(tag === "a" || tag === "area") && names.includes("href");

export const isEdited = ({ element, names }: ReadElement): boolean =>
	names.includes("contenteditable") && attribute(element, "contenteditable")?.toLowerCase() !== "false";

/** Whether an element is interactive, other than links and forms. */
export function isControl(read: ReadElement): boolean {
	const { element, tag, names, role } = read;
	if (tag === "form") return false;
	if (tag === "input") return !isHiddenField(element);
	if (tag === "button" || tag === "select" || tag === "textarea" || tag === "summary") return true;
	return ACTED_ON_ROLES.has(role) || names.includes("onclick") || isEdited(read);
}

/** Whether an element is a live region (ARIA 1.2, "live regions"). */
export function isLiveRegion({ element, tag, names, role }: ReadElement): boolean {
	if (names.includes("aria-live")) return /^(polite|assertive)$/.test(attribute(element, "aria-live") ?? "");
	return tag === "output" || LIVE_ROLES.has(role);
}
