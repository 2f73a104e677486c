import type { HeapObject, HostType, Machine, Member, Value } from "../engine/domain.ts";
import { addHidden, hiddenValue, lazyPart } from "../engine/hidden-state.ts";
import { anyItem } from "../engine/iterate.ts";
import { ANYTHING, anything, join, NOTHING, objectsOf, only, stringsOf } from "../engine/value.ts";
import { acting } from "../language/acting.ts";
import { argument } from "../language/arguments.ts";
import { anchorParts } from "./anchor-parts.ts";
import { attributeMembers } from "./attribute-nodes.ts";
import { canvasMembers } from "./canvas-type.ts";
import { elementMethods } from "./element-methods.ts";
import { describeElement, reached } from "./element-reads.ts";
import { changeData, elementMembers, hide } from "./element-writes.ts";
import { eventTargetType } from "./events.ts";
import { namedControl, withNamedControls } from "./named-controls.ts";
import { isOwn } from "./own-elements.ts";
import { sendAddresses, sendStyle } from "./style-addresses.ts";

function part(name: string, make: (machine: Machine, self: HeapObject) => HeapObject) {
	return (machine: Machine, self: HeapObject): Value => {
		return lazyPart(self, name, () => only(make(machine, self)));
	};
}

function fieldOrPart(name: "username" | "password"): Member {
	const part = anchorParts[name];
	return {
		...part,
		get: (machine, self, offset) =>
			describeElement(self).some((text) => /^a$|^area$/i.test(text)) && part?.get
				? part.get(machine, self, offset)
				: reached(machine, self, only(name), offset),
	};
}

/** `data-` attributes written by the page are text of the page. */
function dataAttributes(machine: Machine, self: HeapObject): HeapObject {
	const attributes = machine.make(self.offset);
	attributes.host = datasetOf(self);
	if (!isOwn(machine, self)) attributes.addRest(machine.read("page", "a data attribute", Math.max(0, self.offset)));
	return attributes;
}

/** State that the page's frameworks attach to its elements: `__vue__`, `__reactFiber$…`. */
function pageState(machine: Machine, name: string, offset: number): Value {
	return anything([{ origin: machine.origin("page", `the page's ${name}`, offset), step: null }]);
}

/** Written like an attribute; kept like any object. */
function datasetOf(element: HeapObject): HostType {
	return {
		name: "Dataset",
		members: {},
		setOther: (machine, _self, _key, value, offset) => {
			changeData(machine, element, value, offset);
			return false;
		},
	};
}

/** An element, of the page or of the script's own making. */
export const elementType: HostType = {
	name: "Element",
	hasSinks: true,
	parent: eventTargetType,
	members: withNamedControls({
		...elementMembers,
		...elementMethods,
		...canvasMembers,
		...anchorParts,
		// A form's fields are its members by their names; links have members of the same names.
		username: fieldOrPart("username"),
		password: fieldOrPart("password"),
		dataset: { get: part("dataset", dataAttributes) },
		style: {
			get: part("style", (machine, self) => {
				const style = machine.host("Style", -1);
				addHidden(machine, style, "element", only(self));
				return style;
			}),
			set: (machine, _self, value, offset) => sendStyle(machine, value, offset),
		},
		elements: {
			get: (machine, self, offset) => {
				const controls = machine.host("Controls", offset);
				addHidden(machine, controls, "form", only(self));
				return only(controls);
			},
		},
		...attributeMembers,
		attributeStyleMap: { get: (machine, self, offset) => machine.get(only(self), "style", offset) },
		animate: {
			call: (call) => {
				const frame = anyItem(call.machine, argument(call, 0), call.offset);
				for (const looks of [...objectsOf(frame), ...objectsOf(argument(call, 0))])
					for (const value of looks.props.values()) sendAddresses(call.machine, value, call.offset);
				return ANYTHING;
			},
		},
	}),
	content: (machine, self, offset) =>
		join(hiddenValue(self, "children"), machine.get(only(self), "textContent", offset)),
	getOther(machine, self, key, offset) {
		if (key === null || /^\d+$/.test(key)) {
			const child = reached(machine, self, NOTHING, offset);
			return key === null && !isOwn(machine, self) ? join(child, pageState(machine, "an element", offset)) : child;
		}
		if (/^(?:__|_react|\$)/.test(key) && !self.props.has(key)) return pageState(machine, key, offset);
		if (/^on[a-z]/.test(key)) return ANYTHING;
		if (/pass|user|mail|login|name|card|cvv|pin|token|phone|otp/i.test(key))
			return reached(machine, self, only(key), offset);
		if (self.props.has(key)) return null;
		const control = namedControl(machine, self, key, offset);
		return control === NOTHING ? ANYTHING : control;
	},
};

/** The fields of a form, by name or in order. */
export const controlsType: HostType = {
	name: "Controls",
	members: { namedItem: { call: (call) => call.machine.get(call.self, argument(call, 0), call.offset) } },
	getOther(machine, self, key, offset) {
		if (key === "length") return ANYTHING;
		const [form] = objectsOf(hiddenValue(self, "form"));
		if (!form) return ANYTHING;
		const field = reached(machine, form, key === null ? NOTHING : only(key), offset);
		addHidden(machine, form, "children", field);
		return field;
	},
};

/** An element of the page that is made invisible by its style. */
function hideBy(machine: Machine, style: HeapObject, name: string, value: Value, offset: number): void {
	if (!/^(?:display|visibility|opacity)$/.test(name)) return;
	for (const element of objectsOf(hiddenValue(style, "element"))) hide(machine, element, value, offset);
}

export const styleType: HostType = {
	name: "Style",
	members: {
		setProperty: {
			call: acting((call) => {
				sendStyle(call.machine, argument(call, 1), call.offset);
				const [name] = stringsOf(argument(call, 0));
				for (const self of objectsOf(call.self)) {
					if (name === undefined) continue;
					addHidden(call.machine, self, `=${name}`, argument(call, 1));
					hideBy(call.machine, self, name, argument(call, 1), call.offset);
				}
			}),
		},
		/** Of `attributeStyleMap`. */
		set: { call: acting((call) => sendStyle(call.machine, argument(call, 1), call.offset)) },
		cssText: { set: (machine, _self, value, offset) => sendStyle(machine, value, offset) },
		getPropertyValue: {
			call: (call) => {
				const [name] = stringsOf(argument(call, 0));
				return objectsOf(call.self).reduce((known, self) => join(known, hiddenValue(self, `=${name}`)), ANYTHING);
			},
		},
	},
	setOther(machine, self, key, value, offset) {
		sendStyle(machine, value, offset);
		if (key !== null) {
			addHidden(machine, self, `=${key}`, value);
			hideBy(machine, self, key, value, offset);
		}
		return true;
	},
	getOther: (_machine, self, key) => (key === null ? ANYTHING : join(hiddenValue(self, `=${key}`), ANYTHING)),
};
