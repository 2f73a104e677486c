import type { RecordedTarget } from "@scriptorium/flow/recording/recorded-target";
import { isCardNumber, mayBecomeCardNumber } from "../domain/secret-words.ts";
import { contentOf, editedAround, fieldKind } from "./fields.ts";
import { isSecret } from "./masking.ts";
import type { PageRecorder } from "./page-recorder.ts";

const TYPED = new Set(["text", "lines", "rich", "chosen"]);
const LONGEST = 100_000;

interface Begun {
	readonly field: Element;
	readonly target: RecordedTarget;
	readonly wasEmpty: boolean;
	/** The last action when it was begun. */
	readonly after: ReturnType<PageRecorder["last"]>;
}

/** Records what a field holds after it was typed in: one action for a field, however many keys it took. */
export function watchTyping(recorder: PageRecorder, signal: AbortSignal): void {
	let begun: Begun | null = null;

	const fieldFor = (event: Event): Element | null => {
		const element = recorder.elementFor(event);
		const field = element && editedAround(element);
		return field !== null && TYPED.has(fieldKind(field)) ? field : null;
	};
	// Described before the page makes something of the text: a list of suggestions, another name.
	const begin = (field: Element): Begun => {
		const goesOn = begun?.field === field && (recorder.isGrowing(field) || begun.after === recorder.last());
		if (begun !== null && goesOn) return begun;
		const target = recorder.describe(field);
		begun = { field, target, wasEmpty: contentOf(field) === "", after: recorder.last() };
		return begun;
	};
	const record = (field: Element, isDone: boolean): void => {
		const { target, wasEmpty } = begin(field);
		const value = contentOf(field).slice(0, LONGEST);
		const masked = isSecret(field) || isCardNumber(value) || (!isDone && mayBecomeCardNumber(value));
		const action = { type: "type", selector: target, value: masked ? "" : value, clear: !wasEmpty } as const;
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

	listen("beforeinput", (field) => begin(field));
	// Half a syllable is left out: the whole one comes with the end of the composition.
	listen("input", (field, event) => {
		if (!(event instanceof InputEvent && event.isComposing)) record(field, false);
	});
	listen("compositionend", (field) => record(field, false));
	listen("change", (field) => {
		if (recorder.isGrowing(field)) record(field, true);
	});
}
