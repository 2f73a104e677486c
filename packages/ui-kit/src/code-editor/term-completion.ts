import {
	autocompletion,
	type Completion,
	type CompletionContext,
	type CompletionResult,
} from "@codemirror/autocomplete";
import type { EditorState, Extension } from "@codemirror/state";
import { type EditorView, hoverTooltip, type Tooltip } from "@codemirror/view";
import type { CodeTerm } from "./code-terms.ts";

/** Lines searched for the markers of a metadata block: a block that is longer gets no help further down. */
const MAX_BLOCK_LINES = 500;
const OPENING = /^\s*\/\/\s*==UserScript==\s*$/;
const CLOSING = /^\s*\/\/\s*==\/UserScript==\s*$/;
const KEY_LINE = /^\s*\/\/\s*(@[\w-]*)$/;
const GRANT_LINE = /^\s*\/\/\s*@grant\s+([\w.]*)$/;
/** Names are offered for words that can only mean the userscript API. */
const API_WORD = /(?:\bGM[_.]\w*|\bGM|\bunsafe\w*)$/;
/** A name under the mouse. */
const NAME = /@[\w-]+|(?:\bGM\.)?[A-Za-z_$][\w$]*(?:\.on\w+)?/g;

/** Whether a position is in the metadata block of a userscript. */
function isInBlock(state: EditorState, at: number): boolean {
	const { number } = state.doc.lineAt(at);
	for (let line = number - 1; line >= Math.max(1, number - MAX_BLOCK_LINES); line -= 1) {
		const { text } = state.doc.line(line);
		if (OPENING.test(text)) return true;
		if (CLOSING.test(text)) return false;
	}
	return false;
}

function completionOf({ kind, name, signature, help }: CodeTerm, label: string): Completion {
	return {
		label,
		type: kind === "key" ? "keyword" : "function",
		...(signature === name ? {} : { detail: signature.replace(name, "").trim() }),
		info: () => explain(signature, help),
	};
}

/** `GM.getValue` for `GM_getValue`: the form that gives a promise. */
const promisedName = (name: string): string | null => (/^GM_\w/.test(name) ? `GM.${name.slice(3)}` : null);

function completeTerms(terms: readonly CodeTerm[], context: CompletionContext): CompletionResult | null {
	const line = context.state.doc.lineAt(context.pos);
	const before = line.text.slice(0, context.pos - line.from);
	const offer = (word: string, options: Completion[], validFor: RegExp): CompletionResult => {
		return { from: context.pos - word.length, options, validFor };
	};
	const key = KEY_LINE.exec(before)?.[1];
	if (key !== undefined && isInBlock(context.state, context.pos)) {
		const keys = terms.filter(({ kind }) => kind === "key");
		return offer(
			key,
			keys.map((term) => completionOf(term, term.name)),
			/^@[\w-]*$/,
		);
	}
	const functions = terms.filter(({ kind }) => kind === "function");
	const grant = GRANT_LINE.exec(before)?.[1];
	if (grant !== undefined && isInBlock(context.state, context.pos)) {
		return offer(
			grant,
			functions.map((term) => completionOf(term, term.name)),
			/^[\w.]*$/,
		);
	}
	const word = API_WORD.exec(before)?.[0];
	if (word === undefined) return null;
	const options = functions.flatMap((term) => {
		const promised = promisedName(term.name);
		const asPromise = { ...term, name: promised ?? "", signature: term.signature.replace(term.name, promised ?? "") };
		return [
			completionOf(term, term.name),
			...(promised === null ? [] : [{ ...completionOf(asPromise, promised), boost: -1 }]),
		];
	});
	return offer(word, options, /^[\w.]*$/);
}

function explain(signature: string, help: string): HTMLElement {
	const box = document.createElement("div");
	box.className = "cm-term";
	const code = document.createElement("code");
	code.textContent = signature;
	const text = document.createElement("p");
	text.textContent = help;
	box.append(code, text);
	return box;
}

function termUnder(terms: readonly CodeTerm[], view: EditorView, at: number): Tooltip | null {
	const line = view.state.doc.lineAt(at);
	for (const found of line.text.matchAll(NAME)) {
		const from = line.from + found.index;
		const to = from + found[0].length;
		if (at < from || at > to) continue;
		const written = found[0].replace(/^GM\./, "GM_").toLowerCase();
		const term = terms.find(({ name }) => name.toLowerCase() === written);
		if (term === undefined || (term.kind === "key" && !isInBlock(view.state, at))) return null;
		return { pos: from, end: to, above: true, create: () => ({ dom: explain(term.signature, term.help) }) };
	}
	return null;
}

/**
 * Completes names while they are typed and explains them under the mouse. Tab is not taken: it leaves the editor. Ctrl+Space asks
 * for the list, which shows the explanation of the chosen name, so that the keyboard alone gets everything.
 * @param terms the names
 * @returns the extension
 */
export function termCompletion(terms: readonly CodeTerm[]): Extension {
	return [
		autocompletion({ override: [(context) => completeTerms(terms, context)], icons: false, aboveCursor: false }),
		hoverTooltip((view, at) => termUnder(terms, view, at)),
	];
}
