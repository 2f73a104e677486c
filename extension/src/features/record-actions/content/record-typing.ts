import type { RecordedTarget } from "@scriptorium/flow/recording/recorded-target";
import { isSecretValue, mayBecomeSecretValue } from "@scriptorium/redaction/secret-value";
import { contentOf, editedAround, fieldKind } from "./fields.ts";
import type { PageRecorder } from "./page-recorder.ts";

const TYPED = new Set(["text", "lines", "rich", "chosen"]);
const MAX_LENGTH = 100_000;

interface Begun {
	readonly field: Element;
	readonly target: RecordedTarget;
	readonly wasEmpty: boolean;
	/** Previous text of editable content that is continued; null where a run could not know the caret's position. */
	readonly before: string | null;
	/** The last action before typing started. */
	readonly after: ReturnType<PageRecorder["last"]>;
}

/** Records the value of a field after typing: one action per field, for any number of keys. */
export function recordTyping(recorder: PageRecorder, signal: AbortSignal): void {
	let begun: Begun | null = null;
	/** The editable content that was written last, while its caret has not moved. */
	let written: Element | null = null;
	/** The last text is withheld, as it may become a secret. */
	let isWithheld = false;
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
		const before = field === written ? content : null;
		begun = { field, target, wasEmpty: content === "", before, after: recorder.last() };
		return begun;
	};
	const record = (field: Element, isDone: boolean): void => {
		const { target, wasEmpty, before } = begin(field);
		const content = contentOf(field);
		const added = before === null ? "" : textAfter(before, content);
		const [value, clear] = added === "" ? [content, !wasEmpty] : [added, false];
		const texts = [content, value];
		const isSecret = recorder.isSecret(field) || texts.some(isSecretValue);
		isWithheld = !isSecret && !isDone && texts.some(mayBecomeSecretValue);
		const masked = isSecret || isWithheld;
		const action = { type: "type", selector: target, value: masked ? "" : value.slice(0, MAX_LENGTH), clear } as const;
		if (fieldKind(field) === "rich") written = field;
		recorder.add(masked ? { ...action, masked } : action, field);
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
	listen("beforeinput", (field, event) => {
		if (!isComposing(event)) beginAnew(field);
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
	for (const type of ["pointerdown", "focusout", "pagehide"])
		window.addEventListener(type, (event) => event.isTrusted && finishComposition(), { capture: true, signal });
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
	listen("change", (field) => {
		if (recorder.isLast(field)) record(field, true);
	});
	// `change` does not leave a shadow root, and editable content has none: withheld text is recorded at blur.
	listen("focusout", (field) => {
		if (isWithheld && recorder.isLast(field)) record(field, true);
	});
}

/**
 * The appended text; empty when the text was changed elsewhere. Overwriting editable content would lose its formatting, so a run
 * inserts only this text at the caret.
 */
const textAfter = (before: string, now: string): string => (now.startsWith(before) ? now.slice(before.length) : "");

const isComposing = (event: Event): boolean => event instanceof InputEvent && event.isComposing;
