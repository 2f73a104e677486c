import { make } from "@scriptorium/selectors/intact-dom";
import type {
	EventDefinition,
	MessageDefinition,
	PayloadOf,
} from "@scriptorium/shared-protocol/channel/define-message";
import { makeEnvelope } from "@scriptorium/shared-protocol/channel/make-envelope";
import { getRunNote, runNote, stopRun } from "@scriptorium/shared-protocol/extension-internal/test-run-pages";
import * as z from "zod/mini";
import { en } from "../messages/en.ts";

export interface RunNotePort {
	/** To the worker; resolves with its reply. */
	readonly send: (message: object) => Promise<unknown>;
	readonly onMessage: (listener: (message: unknown) => void) => () => void;
}

export interface RunNoteBox {
	remove(): void;
}

type Run = NonNullable<PayloadOf<typeof runNote>["run"]>;

/** The hub's colors (`ui-kit/tokens.css`), repeated here: the shadow root isolates the note from the page's styles. */
const style = `
:host { all: initial; position: fixed; inset: auto 16px 16px auto; z-index: 2147483647; max-inline-size: calc(100vw - 32px); }
.note { display: flex; align-items: center; gap: 12px; padding: 6px 6px 6px 16px; border: 1px solid #d8cfc0; border-radius: 12px;
	background: #fffdf8; color: #2b2420; box-shadow: 0 4px 16px rgb(0 0 0 / 0.2); font: 500 14px/1.4 system-ui, sans-serif; }
.name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.state { color: #5d534b; font-variant-numeric: tabular-nums; white-space: nowrap; }
button { all: unset; box-sizing: border-box; min-inline-size: 44px; min-block-size: 44px; padding: 0 12px; border-radius: 8px;
	text-align: center; cursor: pointer; color: #8c1d18; font-weight: 600; }
button:hover { background: #f3eadb; }
button:focus-visible { outline: 3px solid #2563eb; outline-offset: 2px; }
@media (prefers-color-scheme: dark) {
	.note { background: #231f1b; color: #f4ece0; border-color: #4a4138; }
	.state { color: #c9bdae; }
	button { color: #ffb4ab; }
	button:hover { background: #362f28; }
}
@media print { :host { display: none; } }
`;

/** Marks the note for tests. */
const MARK = "data-scriptorium-run";

/** Shows on the page that code runs there, with a button to stop it. In a closed shadow root, so that pages cannot press it. */
export function createRunNote(port: RunNotePort): RunNoteBox {
	const host = make("div");
	host.setAttribute(MARK, "");
	const root = host.attachShadow({ mode: "closed" });
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(style);
	root.adoptedStyleSheets = [sheet];
	const box = part("div", "note");
	box.setAttribute("role", "group");
	box.setAttribute("aria-label", en.note.label);
	const name = part("span", "name");
	const state = part("span", "state");
	state.setAttribute("role", "status");
	const button = part("button", "act");
	box.append(name, state, button);
	root.append(box);

	let shown: Run | null = null;
	let asked = 0;
	const remove = (): void => {
		asked = Number.POSITIVE_INFINITY;
		stopListening();
		host.remove();
	};
	const show = (run: Run | null): void => {
		shown = run;
		if (run === null) {
			remove();
			return;
		}
		const { stepsDone, success } = run;
		name.textContent = en.note.running(run.name);
		const steps = (stepsDone === 1 ? en.note.steps.one : en.note.steps.other).replace("#", String(stepsDone));
		const outcome = success === null ? [] : [success ? en.note.done : en.note.failed];
		state.textContent = [...outcome, steps].join(" · ");
		button.textContent = success === null ? en.note.stop : en.note.close;
		host.setAttribute(MARK, success === null ? "running" : "ended");
		if (!host.isConnected) document.documentElement.append(host);
	};
	const ask = async <Asked extends MessageDefinition<string, z.ZodMiniType, EventDefinition>>(
		message: Asked,
		payload: PayloadOf<Asked>,
	): Promise<void> => {
		asked += 1;
		const own = asked;
		const post = (): Promise<unknown> => port.send(makeEnvelope(message.type, payload, "extension", Date.now()));
		// It rejects when the worker ends before it replies, which the next worker can do, or when the extension was reloaded: then nobody
		// is left to stop the run.
		const reply = await post()
			.catch(post)
			.catch(() => null);
		if (own !== asked) return;
		const read = z.safeParse(z.object({ type: z.literal(runNote.type), payload: runNote.payload }), reply);
		show(read.success ? read.data.payload.run : null);
	};
	const stopListening = port.onMessage((message) => {
		const isNews =
			typeof message === "object" && message !== null && "type" in message && message.type === runNote.type;
		if (isNews) void ask(getRunNote, {});
	});
	button.addEventListener("click", (event) => {
		// Ignore events that the page dispatches.
		if (!event.isTrusted || shown === null) return;
		if (shown.success === null) void ask(stopRun, { runId: shown.runId });
		else remove();
	});
	void ask(getRunNote, {});
	return { remove };
}

function part(tag: "div" | "span" | "button", className: string): HTMLElement {
	const element = make(tag);
	element.className = className;
	return element;
}
