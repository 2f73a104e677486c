import type { HeapObject, HostType, Machine, Member, Native, Value } from "../engine/domain.ts";
import { addHidden, hiddenValue, setHidden } from "../engine/hidden-state.ts";
import { isHostType } from "../engine/host-type.ts";
import { openObject } from "../engine/open-object.ts";
import { knownTexts } from "../engine/text-of.ts";
import { ANYTHING, constantOf, join, NOTHING, objectsOf, only, UNDEFINED } from "../engine/value.ts";
import { argument } from "../language/arguments.ts";
import { describeElement, reached } from "./element-reads.ts";
import { eventName, ownerOfEvent } from "./events.ts";
import { fieldKind } from "./field-kind.ts";
import { formnessOf } from "./named-controls.ts";
import { isOwn } from "./own-elements.ts";

const STANDARD =
	/^(?:click|dblclick|key|mouse|pointer|touch|wheel|scroll|load|input|change|submit|focus|blur|resize|drag|drop|yt-|turbo|pjax|navigat)/;
const KEY_EVENT = /^key(?:down|up|press)$/;

function pressedKey(machine: Machine, self: HeapObject, offset: number): Value {
	const name = eventName(self);
	if (!KEY_EVENT.test(name) && name !== "(unknown)") return ANYTHING;
	const owner = ownerOfEvent(self);
	const asksPassword = owner !== null && fieldKind(describeElement(owner)) === "password";
	if (!isOwn(machine, owner) || owner === null) {
		const key = machine.read("key", `${name} event`, offset);
		return asksPassword ? join(key, machine.read("password", `a password field, ${name} event`, offset)) : key;
	}
	return asksPassword
		? machine.read("password", `a field of the script's own, ${name} event`, offset)
		: machine.read("answer", `${name} event`, offset);
}

const key: Member = { get: pressedKey };

const OF_FORMS = /^(?:submit|reset|formdata)$/;

/** The form that an event is about; a listener can be on any element around it. */
function formOf(machine: Machine, owner: HeapObject | null, offset: number): Value {
	if (owner && isHostType(owner, "Element"))
		return formnessOf(owner) === "certain" ? only(owner) : reached(machine, owner, only("form"), offset);
	const form = machine.host("Element", offset);
	addHidden(machine, form, "selector", only("form"));
	return only(form);
}

/** The target element of an event. For listeners on document or window it can be any element of the page. */
const target: Member = {
	get: (machine, self, offset) => {
		const owner = ownerOfEvent(self);
		if (OF_FORMS.test(eventName(self))) return formOf(machine, owner, offset);
		if (owner?.host?.name === "Element" || owner?.host?.name === "FileReader" || owner?.host?.name === "IDBRequest")
			return only(owner);
		if (owner && owner.host?.name !== "Document" && owner !== machine.window) return only(owner);
		return only(machine.host("Element", offset));
	},
};

/** A message contains the posted data if the sender is the script itself or its worker; otherwise it is foreign data. */
function messageOf(machine: Machine, owner: HeapObject | null, offset: number): Value {
	const posted = hiddenValue(owner, "data");
	switch (owner?.host?.name) {
		case "WebSocket":
		case "EventSource":
			return posted;
		case "Worker":
		case "WorkerScope":
			return posted === NOTHING ? ANYTHING : posted;
		case "MessagePort":
			return posted === NOTHING ? machine.read("message", "message event", offset) : posted;
		case "BroadcastChannel": {
			const name = constantOf(hiddenValue(owner, "name"));
			const channelData = name ? hiddenValue(machine.store, `channel ${String(name.is)}`) : NOTHING;
			return channelData === NOTHING ? machine.read("message", "message event", offset) : channelData;
		}
		default:
			return join(machine.read("message", "message event", offset), hiddenValue(machine.store, "posted"));
	}
}

export const eventType: HostType = {
	name: "Event",
	members: {
		key,
		code: key,
		keyCode: key,
		which: key,
		charCode: key,
		keyIdentifier: key,
		target,
		currentTarget: {
			get: (_machine, self) => {
				const known = hiddenValue(self, "target");
				return known === NOTHING ? ANYTHING : known;
			},
		},
		srcElement: target,
		relatedTarget: target,
		explicitOriginalTarget: target,
		data: {
			get: (machine, self, offset) => {
				const name = eventName(self);
				if (name === "dataavailable") return hiddenValue(ownerOfEvent(self), "data");
				// A stream's messages have names of its own.
				if (name === "message" || ownerOfEvent(self)?.host?.name === "EventSource")
					return messageOf(machine, ownerOfEvent(self), offset);
				return /input|composition/.test(name) ? machine.read("form", `${name} event`, offset) : ANYTHING;
			},
		},
		newValue: { get: (machine, _self, offset) => machine.read("storage", "storage event", offset) },
		clipboardData: {
			get: (machine, self, offset) => {
				const transfer = machine.host("DataTransfer", offset);
				setHidden(transfer, "event", hiddenValue(self, "event"));
				return only(transfer);
			},
		},
		dataTransfer: { get: (machine, _self, offset) => only(machine.host("DataTransfer", offset)) },
		preventDefault: { call: () => UNDEFINED },
		stopPropagation: { call: () => UNDEFINED },
		stopImmediatePropagation: { call: () => UNDEFINED },
		composedPath: {
			call: (call) => call.machine.array([only(call.machine.host("Element", call.offset))], call.offset, false),
		},
		detail: {
			get: (machine, self, offset) => {
				const given = join(self.props.get("detail") ?? NOTHING, hiddenValue(machine.store, `event ${eventName(self)}`));
				if (given !== NOTHING) return given;
				if (/^eip6963:announceprovider$/i.test(eventName(self)))
					return openObject(machine, { provider: only(machine.host("Wallet", -1)), info: ANYTHING }, offset);
				const own = isOwn(machine, ownerOfEvent(self));
				// Events that any code on the page can create: their data is as foreign as a message.
				return own || STANDARD.test(eventName(self))
					? ANYTHING
					: machine.read("message", `${eventName(self)} event`, offset);
			},
		},
		coords: { get: (machine, _self, offset) => machine.read("geolocation", "position", offset) },
		source: { get: (machine) => only(machine.window) },
		ports: {
			get: (machine, self, offset) => {
				const owner = ownerOfEvent(self);
				const port = owner?.host?.name === "WorkerScope" ? only(owner) : ANYTHING;
				return machine.array([port], offset, owner?.host?.name === "WorkerScope");
			},
		},
		destination: {
			get: (machine, _self, offset) =>
				openObject(machine, { url: machine.read("address", "navigate event", offset) }, offset),
		},
		submitter: { get: (machine, _self, offset) => only(machine.host("Element", offset)) },
		formData: { get: (machine, _self, offset) => machine.read("form", "formdata event", offset) },
		result: {
			get: (_machine, self) =>
				objectsOf(hiddenValue(self, "target")).map((owner) => hiddenValue(owner, "data"))[0] ?? ANYTHING,
		},
	},
	getOther: () => ANYTHING,
};

/** An event that the script makes. */
export const makeEvent: Native = (call) => {
	const event = call.machine.host("Event", call.offset);
	event.setProp("type", argument(call, 0));
	const detail = call.machine.get(argument(call, 1), "detail", call.offset);
	event.setProp("detail", detail);
	addHidden(call.machine, event, "event", argument(call, 0));
	for (const name of ["key", "code", "keyCode", "which"]) {
		const pressed = call.machine.get(argument(call, 1), name, call.offset);
		for (const atom of pressed.atoms)
			if (typeof atom === "string" || typeof atom === "number")
				addHidden(call.machine, event, "pressed", only(String(atom)));
	}
	return only(event);
};

export const dataTransferType: HostType = {
	name: "DataTransfer",
	members: {
		getData: {
			call: (call) => {
				const [self] = objectsOf(call.self);
				const name = self ? eventName(self) : "";
				return call.machine.read(
					name === "paste" || name === "" ? "clipboard" : "selection",
					`${name || "drop"} event`,
					call.offset,
				);
			},
		},
		setData: {
			call: (call) => {
				call.machine.traceBuilder.sink(
					{
						kind: "write-clipboard",
						api: "clipboardData.setData",
						offset: call.offset,
						carried: [["body", call.machine.contents(argument(call, 1))]],
						details: { text: knownTexts(call.machine, argument(call, 1)) },
					},
					call.machine,
				);
				return UNDEFINED;
			},
		},
		files: { get: (machine, _self, offset) => machine.read("file", "dropped files", offset) },
		items: { get: (machine, _self, offset) => machine.read("clipboard", "pasted items", offset) },
		types: { get: () => ANYTHING },
	},
};
