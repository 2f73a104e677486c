import type { RecordedTarget } from "@scriptorium/flow/recording/recorded-target";
import { isSecretValue, mayBecomeSecretValue } from "@scriptorium/redaction/secret-value";
import { isConnected, matches, textOf } from "@scriptorium/selectors/intact-dom";
import { contentOf, countLines, editedAround, fieldKind, isLineBreak } from "./fields.ts";
import { onLeaving } from "./leaving.ts";
import type { PageRecorder } from "./page-recorder.ts";
import { watchPrevented } from "./prevented-events.ts";
import { isFormatted } from "./rich-text.ts";

const TYPED = new Set(["text", "lines", "rich", "chosen"]);
const MAX_LENGTH = 100_000;

interface Begun {
	readonly field: Element;
	readonly target: RecordedTarget;
	readonly wasEmpty: boolean;
	/** Previous text of editable content that may be continued: only what is added to it is typed again. Null if all of it is. */
	readonly before: string | null;
	/** Whether the caret is where the last recorded text ended. */
	readonly hasCaret: boolean;
	/** The last action before typing started. */
	readonly after: ReturnType<PageRecorder["last"]>;
}

/** A text that may become a secret: its action is recorded without it until the field is left. */
interface Withheld {
	readonly field: Element;
	/** As it was typed: the page may empty the field before it is left. */
	readonly content: string;
	/** Puts a final text into the action, whatever was recorded after it, unless the text is a secret. */
	release(content: string): void;
}

/** Records the value of a field after typing: one action per field, for any number of keys. */
export function recordTyping(recorder: PageRecorder, signal: AbortSignal): void {
	const ifTaken = watchPrevented(signal);
	let begun: Begun | null = null;
	/** The editable content that was written last, while its caret has not moved. */
	let written: Element | null = null;
	let withheld: Withheld | null = null;
	/** The last field and its text when the pointer was pressed outside of it: the page may then replace the text by the pressed suggestion. */
	let left: { readonly field: Element; readonly content: string } | null = null;
	/** Text that the page has removed from the field while it was typed, as code editors do with their hidden text area. */
	let taken = "";
	/** The field and its text after the last input event; null when that event deleted something. */
	let filled: { readonly field: Element; readonly content: string } | null = null;
	/** The field of an input method; unfinished compositions are left out. */
	let composed: Element | null = null;

	const fieldFor = (event: Event): Element | null => {
		const element = recorder.elementFor(event);
		const field = element && editedAround(element);
		return field !== null && TYPED.has(fieldKind(field)) ? field : null;
	};
	// Described before the page reacts to the text, as by a list of suggestions.
	const begin = (field: Element): Begun => {
		const goesOn = begun?.field === field && (recorder.isLast(field) || begun.after === recorder.last());
		if (begun !== null && goesOn) return begun;
		const target = recorder.describe(field);
		const content = contentOf(field);
		const hasCaret = field === written;
		const before = hasCaret || (fieldKind(field) === "rich" && isFormatted(field)) ? content : null;
		begun = { field, target, wasEmpty: content === "", before, hasCaret, after: recorder.last() };
		taken = "";
		return begun;
	};
	const actionOf = ({ field, target, wasEmpty, before }: Begun, content: string, isDone: boolean) => {
		const added = before === null ? "" : textAfter(before, content);
		const [value, clear] = added === "" ? [content, !wasEmpty] : [added, false];
		const texts = content === value ? [content] : [content, value];
		const isSecret = recorder.isSecret(field) || texts.some(isSecretValue);
		// A date, a time and a color are chosen, and have no secret.
		const isUnfinished = !isDone && fieldKind(field) !== "chosen";
		const isWithheld = !isSecret && isUnfinished && texts.some(mayBecomeSecretValue);
		const masked = isSecret || isWithheld;
		const action = { type: "type", selector: target, value: masked ? "" : value.slice(0, MAX_LENGTH), clear } as const;
		return { action: masked ? { ...action, masked } : action, isWithheld };
	};
	const record = (field: Element, isDone: boolean, inField = contentOf(field)): void => {
		const start = begin(field);
		const content = taken + inField;
		const { action, isWithheld } = actionOf(start, content, isDone);
		if (!(action.clear || start.wasEmpty || start.hasCaret || recorder.isLast(field))) goToEnd(start);
		if (fieldKind(field) === "rich") written = field;
		const recorded = recorder.add(action, field);
		const release = (final: string) => recorded.replace(actionOf(start, final, true).action);
		withheld = isWithheld ? { field, content, release } : null;
	};
	/** The user has put the caret there somehow, as by a click, which a run does not aim at the same letter. */
	const goToEnd = ({ target }: Begun): void => {
		const modifiers = { ctrl: true, alt: false, shift: false, meta: false };
		recorder.add({ type: "keypress", selector: target, key: "End", modifiers });
	};
	const release = (content = withheld?.content ?? ""): void => {
		const ready = withheld;
		withheld = null;
		if (!signal.aborted) ready?.release(content);
	};
	const listen = (type: string, hear: (field: Element, event: Event) => void): void =>
		window.addEventListener(
			type,
			(event) => {
				const field = fieldFor(event);
				if (field !== null) hear(field, event);
			},
			{ capture: true, signal },
		);

	// Records the field's value before the page handles Enter, which may clear the field.
	const beginAnew = (field: Element): void => {
		if (!recorder.isLast(field)) begun = null;
		begin(field);
	};
	/** Fields whose page prevents what is typed and sets the text itself: the browser then sends neither input nor change. */
	const recordIfTaken = (field: Element, event: Event): void => {
		const isBreak = isForNewLine(event, field);
		const text = isBreak ? "" : rawText(field);
		const lines = isBreak ? countLines(field) : 0;
		ifTaken(event, () => {
			if (isConnected(field) && (isBreak ? countLines(field) > lines : rawText(field) !== text)) record(field, false);
		});
	};
	listen("beforeinput", (field, event) => {
		left = null;
		if (!isComposing(event)) {
			const isTaken = filled?.field === field && recorder.isLast(field) && contentOf(field) === "";
			const before = isTaken ? taken + (filled?.content ?? "") : "";
			beginAnew(field);
			taken = before;
			filled = null;
			recordIfTaken(field, event);
		}
		// Not with `compositionstart`: a composition that goes on with a word that is there already has none.
		else if (composed !== field) {
			finishComposition();
			beginAnew(field);
		}
	});
	listen("input", (field, event) => {
		if (isComposing(event)) composed = field;
		else {
			composed = null;
			record(field, false);
			const { inputType = "" } = event as Partial<InputEvent>;
			filled = inputType.startsWith("delete") ? null : { field, content: contentOf(field) };
		}
	});
	const finishComposition = (): void => {
		const field = composed;
		composed = null;
		if (field !== null && !signal.aborted) record(field, false);
	};
	// Chromium sends no `input` after the last one of a composition, and a `compositionend` that is not trusted
	// (`InputMethodController::DispatchCompositionEndEvent`). A page can dispatch one too early: then an unfinished text is recorded
	// and replaced by the next one.
	window.addEventListener("compositionend", finishComposition, { capture: true, signal });
	// If a page stops that event, the composition ends with the next input.
	for (const type of ["pointerdown", "focusout"])
		window.addEventListener(type, (event) => event.isTrusted && finishComposition(), { capture: true, signal });
	onLeaving(finishComposition, { capture: true, signal });
	window.addEventListener(
		"keydown",
		(event) => {
			if (event.isTrusted && !event.isComposing) finishComposition();
		},
		{ capture: true, signal },
	);
	listen("pointerdown", (field) => {
		if (field === written) written = null;
	});
	const leave = (field: Element): void => {
		const inField = left?.field === field ? left.content : contentOf(field);
		if (recorder.isLast(field)) record(field, true, inField);
		else if (withheld?.field === field) release(inField || withheld.content);
	};
	listen("change", leave);
	// `change` does not leave a shadow root, and editable content has none: withheld text is recorded at blur.
	listen("focusout", (field) => {
		if (withheld?.field === field) leave(field);
	});
	// These leave the field, or are the last moment to know its text.
	listen("keydown", (field, event) => {
		const { key } = event as KeyboardEvent;
		if (withheld?.field === field && (key === "Tab" || (key === "Enter" && fieldKind(field) === "text"))) release();
	});
	window.addEventListener(
		"pointerdown",
		(event) => {
			if (!event.isTrusted || begun === null) return;
			const { field } = begun;
			if (fieldFor(event) === field) return;
			left = { field, content: contentOf(field) };
			if (withheld !== null) release();
		},
		{ capture: true, signal },
	);
	// What is pressed in another page, as in the toolbar around an editor's frame, comes between the texts before and after it. Only
	// the recorder there knows of it; the focus may stay here.
	const goElsewhere = (isElsewhere: boolean): void => {
		if (isElsewhere && written !== null && recorder.isLast(written)) recorder.closeLast();
	};
	const entersFrame = ({ target }: Event): boolean => target instanceof Element && matches(target, "iframe,frame");
	window.addEventListener("pointerover", (event) => goElsewhere(entersFrame(event)), { capture: true, signal });
	window.addEventListener("pointerout", (event) => goElsewhere(event.relatedTarget === null), {
		capture: true,
		signal,
	});
	// If the page stays, the next key withholds the text again.
	onLeaving(() => release(), { capture: true, signal });
	// Before `beforeinput`, where a page can also prevent a character.
	listen("keydown", (field, event) => {
		if (!(event instanceof KeyboardEvent && isEdit(event, field))) return;
		if (fieldKind(field) !== "text") beginAnew(field);
		recordIfTaken(field, event);
	});
}

/** Whether a key changes the text of a field, as far as the page leaves it to the browser. */
function isEdit(event: KeyboardEvent, field: Element): boolean {
	const { key, isComposing, ctrlKey, metaKey } = event;
	if (isComposing || ctrlKey || metaKey || fieldKind(field) === "chosen") return false;
	return [...key].length === 1 || key === "Backspace" || key === "Delete" || isLineBreak(event, field);
}

/**
 * The appended text; empty when the text was changed elsewhere. Overwriting editable content would lose its formatting, so a run
 * inserts only this text at the caret.
 */
const textAfter = (before: string, now: string): string => (now.startsWith(before) ? now.slice(before.length) : "");

const isForNewLine = (event: Event, field: Element): boolean =>
	event instanceof KeyboardEvent
		? isLineBreak(event, field)
		: event instanceof InputEvent && /^insert(?:Paragraph|LineBreak)$/.test(event.inputType);

/** Faster to read than the text as it is shown. */
const rawText = (field: Element): string => (fieldKind(field) === "rich" ? (textOf(field) ?? "") : contentOf(field));

const isComposing = (event: Event): boolean => event instanceof InputEvent && event.isComposing;
