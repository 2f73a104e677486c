import type { AnyNode, Program } from "acorn";
import { onOwnElement } from "../flows/texts.ts";
import { runsAtAnyInput } from "../source/input-handlers.ts";
import { nodesOf, nodesOfType } from "../source/nodes-of.ts";
import type { Sink, Trace } from "../trace/trace.ts";
import { at, type Finding, type Rule, type Subject } from "./rule.ts";

export const chatPrompt: Rule = {
	id: "chat-prompt",
	title: "Writes into a chat",
	catches:
		"Texts that the script writes into a chat or prompt field of the page and sends in your name, or adds to what you send, without being asked.",
	severity: "medium",
	advice: "Insert a text only when the visitor presses a control for it, and leave the sending to the visitor.",
	check: (subject) => {
		const findsChat = findsMessageField(subject.source.program);
		const written = subject.trace.sinks.filter((sink) => writesMessage(sink, findsChat));
		return written.length === 0 ? [] : [...sent(written, subject), ...added(written, subject)];
	},
};

/** Fields for messages and prompts, as pages name them. Fields of forms in general: rule `auto-action`. */
const FIELD = /prompt|chat|composer|messag|textbox|contenteditable|prosemirror|ql-editor|lexical/i;
const WRITES = /\.(?:value|innerText|textContent|innerHTML)$/;

/** A selector as one writes it by hand; longer ones list the elements of every page. */
const MAX_SELECTOR_LENGTH = 80;

/** Whether the program looks for such a field by a selector. */
function findsMessageField(program: Program): boolean {
	return nodesOfType(program, "Literal").some(
		({ value }) =>
			typeof value === "string" && value.length <= MAX_SELECTOR_LENGTH && /[.#[]/.test(value) && FIELD.test(value),
	);
}

/** `findsChat`: into which field the browser types by a command is not known, but for the fields that the program looks for. */
function writesMessage(sink: Sink, findsChat: boolean): boolean {
	if (sink.kind !== "change-page" || onOwnElement(sink)) return false;
	if (sink.api === "execCommand.value") return findsChat;
	const found = (sink.details.element ?? []).filter(({ length }) => length <= MAX_SELECTOR_LENGTH);
	return WRITES.test(sink.api) && FIELD.test(found.join(" "));
}

const SENDS = /send|submit|\bpost\b|\bask\b|arrow-?up|paper-?plane/i;

function isSending(sink: Sink): boolean {
	if (onOwnElement(sink)) return false;
	if (sink.kind === "submit") return true;
	if (sink.kind !== "act-on-page") return false;
	const { events = [], pressed = [], selector = [] } = sink.details;
	if (sink.api === "dispatchEvent")
		return events.some((event) => /^key/i.test(event)) && pressed.some((key) => /^(?:Enter|13)$/.test(key));
	return SENDS.test(selector.join(" "));
}

/** Written and sent, on the same occasion. */
function sent(written: readonly Sink[], { source, trace }: Subject): readonly Finding[] {
	const program = source.program;
	const sending = trace.sinks.filter(isSending);
	return written.flatMap((sink) => {
		if (!sending.some(({ trigger }) => trigger === sink.trigger) || isAsked(sink, trace)) return [];
		const occasion =
			sink.trigger === "automatic"
				? "without being asked"
				: sink.trigger === "page-event"
					? runsAtAnyInput(program, sink.offset) && "whatever you press or click on the page"
					: source.kind === "bookmarklet" && "when you click it";
		if (occasion === false) return [];
		return [at(sink.offset, "medium", `Writes a text into a field for messages and sends it, ${occasion}.`)];
	});
}

/** By a question that the script asks before. */
function isAsked({ offset }: Sink, { sinks }: Trace): boolean {
	return sinks.some((one) => one.kind === "ask-visitor" && one.api !== "alert" && one.offset < offset);
}

/** Letters of a text that the script brings along. */
const MIN_LETTERS = 12;

/** A text that is added when the visitor sends a message: in a handler of the key Enter, or of the form. */
function added(written: readonly Sink[], { source, trace }: Subject): readonly Finding[] {
	return written.flatMap((sink) => {
		if (sink.trigger !== "page-event") return [];
		const brings = (sink.details.text ?? []).some(
			(text) => text.includes("…") && text.replace(/[^\p{L}]/gu, "").length >= MIN_LETTERS,
		);
		if (!brings || !isInSendHandler(source.program, sink.offset, trace)) return [];
		return [at(sink.offset, "medium", "Adds a text of its own to a message when you send it.")];
	});
}

function isInSendHandler(program: Program, offset: number, { listeners }: Trace): boolean {
	const around = nodesOf(program).filter(
		(node) => /Function/.test(node.type) && node.start <= offset && offset < node.end,
	);
	const innermost = around.at(-1);
	if (!innermost) return false;
	const isOfForm = listeners.some(
		({ event, offset: place }) =>
			event === "submit" && place < innermost.start && innermost.start - place < MAX_DISTANCE,
	);
	return isOfForm || nodesOf(innermost).some(namesEnter);
}

/** Between the name of a listener's method and its handler. */
const MAX_DISTANCE = 60;

function namesEnter(node: AnyNode): boolean {
	return node.type === "Literal" && (node.value === "Enter" || node.value === 13);
}
