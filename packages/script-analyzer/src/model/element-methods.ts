import { noteComputedWrite } from "../engine/computed-member.ts";
import type { Call, HeapObject, Member, Native, Value } from "../engine/domain.ts";
import { addHidden, hiddenValue } from "../engine/hidden-state.ts";
import { ANY_BOOLEAN, ANYTHING, isObject, NOTHING, objectsOf, only, stringsOf, UNDEFINED } from "../engine/value.ts";
import { acting } from "../language/acting.ts";
import { argument } from "../language/arguments.ts";
import { describeElement, reached } from "./element-reads.ts";
import { changePage, getAttribute, setAttribute, showText, tagsOf } from "./element-writes.ts";
import { formContents, keepMarkup, writtenForm } from "./form-contents.ts";
import { isInOwnFrame } from "./frame-documents.ts";
import { writeMarkup } from "./markup.ts";
import { isOwn } from "./own-elements.ts";
import { noteInsert } from "./page-inserts.ts";
import { adopt } from "./parsed-type.ts";
import { weaken } from "./protections.ts";
import { recordSending } from "./send-request.ts";
import { sendStyle } from "./style-addresses.ts";

const query: Native = (call) => {
	const [self] = objectsOf(call.self);
	return self ? reached(call.machine, self, argument(call, 0), call.offset) : ANYTHING;
};

const queryAll: Native = (call) => call.machine.array([query(call)], call.offset, false);

/** Inserts elements and texts, and returns them. */
const insert: Native = (call) => {
	for (const parent of objectsOf(call.self)) {
		for (const arg of call.args) {
			addHidden(call.machine, parent, "children", arg);
			adopt(call.machine, "Element.append", arg, call.offset);
			noteInsert(call.machine, parent, arg, call.offset);
			if (isOwn(call.machine, parent)) showText(call.machine, parent, arg, call.offset);
			for (const child of objectsOf(arg)) call.machine.traceBuilder.useResponse(child.offset);
			if (tagsOf(parent).includes("style")) sendStyle(call.machine, arg, call.offset);
			if (tagsOf(parent).includes("script")) setAttribute(call.machine, parent, "text", arg, call.offset);
		}
	}
	return argument(call, 0);
};

const submit =
	(api: "form.submit" | "form.requestSubmit"): Native =>
	(call) => {
		const { machine, offset } = call;
		for (const form of objectsOf(call.self)) {
			const given = hiddenValue(form, "=action");
			const action = given === NOTHING && isOwn(machine, form) ? hiddenValue(machine.store, "form actions") : given;
			const address = action === NOTHING ? only("") : action;
			recordSending(
				machine,
				{
					kind: "submit",
					api,
					address,
					body: { ...ANYTHING, taints: formContents(machine, form, offset) },
					details: {
						element: describeElement(form),
						own: [String(isOwn(machine, form))],
						...(isInOwnFrame(machine, form) ? { frame: ["own"] } : {}),
						...writtenForm(machine, form),
					},
				},
				offset,
			);
		}
		return UNDEFINED;
	};

function act(name: string): Native {
	return (call) => {
		for (const self of objectsOf(call.self)) {
			call.machine.traceBuilder.sink(
				{
					kind: "act-on-page",
					api: `${tagsOf(self)[0] ?? "element"}.${name}`,
					offset: call.offset,
					// Data of a server in the selector decides what is clicked.
					carried: [["target", hiddenValue(self, "selector").taints]],
					details: {
						selector: describeElement(self),
						own: [String(isOwn(call.machine, self))],
						href: stringsOf(hiddenValue(self, "=href")),
					},
				},
				call.machine,
			);
			if (tagsOf(self).includes("a") && isOwn(call.machine, self)) {
				const href = hiddenValue(self, "=href");
				const download = hiddenValue(self, "=download");
				const details = { name: stringsOf(download) };
				if (href !== NOTHING && download === NOTHING)
					recordSending(call.machine, { kind: "navigation", api: "a.click", address: href }, call.offset);
				else if (href !== NOTHING)
					recordSending(call.machine, { kind: "request", api: "a.download", address: href, details }, call.offset);
			}
		}
		return UNDEFINED;
	};
}

function removeFromPage({ machine, offset }: Call, element: HeapObject): void {
	if (element.host?.name === "Element" && !isOwn(machine, element))
		changePage(machine, element, "remove", NOTHING, offset);
}

function names(value: Value): string[] {
	return [...stringsOf(value)];
}

const insertMarkup: Native = (call) => {
	for (const self of objectsOf(call.self)) keepMarkup(call.machine, self, argument(call, 1));
	writeMarkup(call.machine, "Element.insertAdjacentHTML", argument(call, 1), call.offset);
	return UNDEFINED;
};

/** Methods of elements. */
export const elementMethods: Readonly<Record<string, Member>> = {
	querySelector: { call: query },
	closest: { call: query },
	getElementById: { call: query },
	querySelectorAll: { call: queryAll },
	getElementsByClassName: { call: queryAll },
	getElementsByTagName: { call: queryAll },
	namedItem: { call: query },
	item: { call: query },
	nextNode: { call: query },
	previousNode: { call: query },
	iterateNext: { call: (call) => call.self },
	snapshotItem: { call: (call) => call.self },
	matches: { call: () => ANY_BOOLEAN },
	contains: { call: () => ANY_BOOLEAN },
	hasAttribute: { call: () => ANY_BOOLEAN },
	checkValidity: { call: () => ANY_BOOLEAN },
	appendChild: { call: insert },
	append: { call: insert },
	prepend: { call: insert },
	insertBefore: { call: insert },
	replaceChild: { call: insert },
	replaceWith: { call: insert },
	replaceChildren: { call: insert },
	after: { call: insert },
	before: { call: insert },
	insertAdjacentElement: { call: (call) => insert({ ...call, args: call.args.slice(1) }) },
	insertAdjacentText: { call: () => UNDEFINED },
	insertAdjacentHTML: { call: insertMarkup },
	setHTML: { call: () => UNDEFINED },
	setHTMLUnsafe: {
		call: acting((call) => writeMarkup(call.machine, "Element.setHTMLUnsafe", argument(call, 0), call.offset)),
	},
	cloneNode: { call: (call) => call.self },
	attachShadow: { call: (call) => call.self },
	click: { call: act("click") },
	submit: { call: submit("form.submit") },
	requestSubmit: { call: submit("form.requestSubmit") },
	remove: {
		call: (call) => {
			for (const self of objectsOf(call.self)) removeFromPage(call, self);
			return UNDEFINED;
		},
	},
	removeChild: {
		call: (call) => {
			for (const child of objectsOf(argument(call, 0))) removeFromPage(call, child);
			return argument(call, 0);
		},
	},
	focus: { call: () => UNDEFINED },
	blur: { call: () => UNDEFINED },
	scrollIntoView: { call: () => UNDEFINED },
	getBoundingClientRect: { call: () => ANYTHING },
	play: { call: () => ANYTHING },
	pause: { call: () => UNDEFINED },
	setAttributeNS: { call: acting((call) => set({ ...call, args: call.args.slice(1) })) },
	setAttribute: { call: acting((call) => set(call)) },
	removeAttribute: {
		call: (call) => {
			for (const self of objectsOf(call.self)) {
				for (const name of names(argument(call, 0))) weaken(call.machine, self, name, NOTHING, call.offset);
			}
			return UNDEFINED;
		},
	},
	getAttribute: {
		call: (call) => {
			const found = objectsOf(call.self).flatMap((self) =>
				names(argument(call, 0)).map((name) => getAttribute(call.machine, self, name, call.offset)),
			);
			const [first] = found.filter((value) => value !== NOTHING);
			return first ?? ANYTHING;
		},
	},
};

function set(call: Call): void {
	for (const self of objectsOf(call.self)) {
		if (!isObject(self)) continue;
		for (const name of names(argument(call, 0))) setAttribute(call.machine, self, name, argument(call, 1), call.offset);
		if (names(argument(call, 0)).length > 0) continue;
		setAttribute(call.machine, self, "src", argument(call, 1), call.offset);
		noteComputedWrite(call.machine, only(self), argument(call, 0), argument(call, 1), call.offset);
	}
}
