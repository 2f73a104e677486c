import type { HeapObject, HostType, Machine, Member, Value } from "../engine/domain.ts";
import { hiddenValue } from "../engine/hidden-state.ts";
import { ANYTHING, join, NOTHING, objectsOf, only, stringsOf, TRUE } from "../engine/value.ts";
import { reached, readFieldValue } from "./element-reads.ts";
import { FORM_MEMBERS, isVendorName, NODE_MEMBERS, OTHER_MEMBERS } from "./member-names.ts";
import { asksSecret, isOwn } from "./own-elements.ts";

/*
 * Controls that are read by their names: `form.p` is the control of the form that has the name `p`. It hides a member of other
 * elements that has the same name.
 */

/** Whether an element is a form. `possible`: nothing that is known about it excludes that. */
export type Formness = "certain" | "possible" | "none";

/** Matches the tag name in the last part of a CSS selector or an XPath: `input` in `form > input.big`; empty where there is none. */
const LAST_TYPE = /^(?:.*[\s>+~/])?([a-z][\w-]*)?(?=[^\s>+~/]*$)/i;
/** Conditions can contain spaces and slashes. */
const CONDITIONS = /\[[^\]]*\]?|\([^)]*\)?|"[^"]*"?|'[^']*'?/g;
/** Type of the last step by selector, as the same selectors are asked for again and again. */
const TYPES = new Map<string, string>();
const MAX_TYPES = 5_000;

function lastTypeOf(selector: string): string {
	const known = TYPES.get(selector);
	if (known !== undefined) return known;
	if (TYPES.size >= MAX_TYPES) TYPES.clear();
	const type = LAST_TYPE.exec(selector.slice(0, 500).replace(CONDITIONS, "").trim())?.[1]?.toLowerCase() ?? "";
	TYPES.set(selector, type);
	return type;
}

/** What tag and selector tell about an element. */
export function formnessOf(self: HeapObject): Formness {
	const tag = hiddenValue(self, "tag");
	const selector = hiddenValue(self, "selector");
	if (tag === NOTHING && selector === NOTHING) return "possible";
	const types = [...stringsOf(tag).map((text) => text.toLowerCase()), ...stringsOf(selector).map(lastTypeOf)];
	if (types.length === 0 || tag.open || selector.open) return "possible";
	if (types.every((type) => type === "form")) return "certain";
	return types.some((type) => type === "form" || type === "") ? "possible" : "none";
}

const field: Member = { get: readFieldValue };

/** What a property of something that may be a form may be: a control, of which only the content is modeled. */
export const namedControlType: HostType = {
	name: "NamedControl",
	members: { value: field, defaultValue: field },
	getOther: () => ANYTHING,
	setOther: () => true,
	content: () => NOTHING,
};

/**
 * The control of a form by its name.
 *
 * @param machine - The run.
 * @param form - An element that may be a form.
 * @param name - A property of it.
 * @param offset - Where it is read.
 * @returns `NOTHING` when the property is no control. A control of something that may be no form is one possibility of many.
 */
export function namedControl(machine: Machine, form: HeapObject, name: string, offset: number): Value {
	const formness = formnessOf(form);
	if (isFormMember(name)) return formness === "certain" ? hidingControl(machine, form, name, offset) : NOTHING;
	if (formness === "certain") return controlOf(machine, form, name, offset);
	if (formness === "none" || OTHER_MEMBERS.has(name)) return NOTHING;
	const control = machine.host("NamedControl", offset);
	// The same object stands for the controls of all forms that this place reads.
	control.addHidden("selector", only(name));
	if (isOwn(machine, form)) control.addHidden("own", TRUE);
	return join(only(control), ANYTHING);
}

/** A name that forms have a member of, or that says nothing about a control. */
function isFormMember(name: string): boolean {
	return NODE_MEMBERS.has(name) || FORM_MEMBERS.has(name) || isVendorName(name);
}

/** `form.title` is a control when the script gave its own form one that asks for a secret under that name. */
function hidingControl(machine: Machine, form: HeapObject, name: string, offset: number): Value {
	if (!isOwn(machine, form) || !asksSecret(machine, [name])) return NOTHING;
	return join(controlOf(machine, form, name, offset), ANYTHING);
}

/** Elements that the script put into its form under this name, or the one that is in its markup or in the page. */
function controlOf(machine: Machine, form: HeapObject, name: string, offset: number): Value {
	const made = objectsOf(hiddenValue(form, "children")).filter((child) =>
		["name", "id"].some((key) => stringsOf(hiddenValue(child, key)).includes(name)),
	);
	return made.length > 0 ? { atoms: made, open: false, taints: [] } : reached(machine, form, only(name), offset);
}

/**
 * The members of elements, in which a form has the control of that name in the place of a member that forms lack.
 *
 * @param members - The members of all elements.
 */
export function withNamedControls(members: Readonly<Record<string, Member>>): Readonly<Record<string, Member>> {
	return Object.fromEntries(
		Object.entries(members).map(([name, member]): [string, Member] => [name, unlessNamed(name, member)]),
	);
}

/** Members of controls: where one place reads a form or a control of it, the control is meant. */
const OF_CONTROLS = /^(?:value|defaultValue|checked|files|form)$/;

function unlessNamed(name: string, member: Member): Member {
	const { get } = member;
	if (!get || NODE_MEMBERS.has(name) || OF_CONTROLS.test(name)) return member;
	const find = isFormMember(name) ? hidingControl : controlOf;
	return {
		...member,
		get(machine, self, offset) {
			const control = formnessOf(self) === "certain" ? find(machine, self, name, offset) : NOTHING;
			return control === NOTHING ? get(machine, self, offset) : control;
		},
	};
}
