import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import { recordingOptions } from "@scriptorium/flow/recording/recording-session";
import { attribute, bodyOf, byId, openShadowRootOf } from "@scriptorium/selectors/intact-dom";
import { expect, onTestFinished } from "vitest";
import * as z from "zod/mini";
import { createPageRecorder, type PageRecorder } from "./page-recorder.ts";

/** A page under test whose input is recorded. */
interface RecordedPage {
	readonly find: (id: string) => HTMLElement;
	/** Dispatches an event as the browser does for a user's input. */
	readonly send: (to: EventTarget, event: Event) => void;
	/** One line per action, with the id of its element. */
	readonly recorded: () => readonly string[];
}

/**
 * Starts a recorder on a page. Elements are described by their id and, if they have one, their `title`.
 * @param body HTML of the page
 * @param start adds the listeners of the recorder
 * @param closed closed shadow roots, which the recorder can look into, by their hosts
 * @returns the page; the recorder stops at the end of the test
 */
export function recordPage(
	body: string,
	start: (recorder: PageRecorder, signal: AbortSignal) => void,
	closed: ReadonlyMap<Element, ShadowRoot> = new Map(),
): RecordedPage {
	const content = bodyOf(document);
	if (content === null) throw new Error("a page has a body");
	content.innerHTML = body;
	const sent = new Map<string, RecordedAction>();
	const recorder = createPageRecorder({
		options: z.parse(recordingOptions, {}),
		describer: {
			describe: (element) => {
				const title = attribute(element, "title");
				const primary = `#${element.id}${title === null ? "" : `[title=${title}]`}`;
				return { primary, strategy: "id", fallbacks: [], attributes: {} };
			},
			close: () => undefined,
		},
		sender: { put: (action) => sent.set(action.id, action), flush: () => undefined, close: () => undefined },
		isSecret: ({ id }) => id === "secret",
		shadowRootOf: (host) => closed.get(host) ?? openShadowRootOf(host),
		frame: () => [],
		isOwn: () => false,
		newId: () => crypto.randomUUID(),
		now: Date.now,
		log: (line) => expect.unreachable(line),
	});
	const controller = new AbortController();
	onTestFinished(() => controller.abort());
	start(recorder, controller.signal);
	return {
		find: (id) => {
			const found = byId(document, id) as HTMLElement | null;
			if (found === null) throw new Error(`nothing has the id ${id}`);
			return found;
		},
		send: (to, event) => {
			Object.defineProperty(event, "isTrusted", { value: true });
			to.dispatchEvent(event);
		},
		recorded: () => [...sent.values()].map(inShort),
	};
}

function inShort(action: RecordedAction): string {
	switch (action.type) {
		case "click":
			return `${["", "double ", "triple "][action.clickCount - 1]}click ${action.selector.primary}`;
		case "hover":
			return `hover ${action.selector.primary}`;
		case "keypress":
			return `press ${action.key} ${action.selector?.primary ?? ""}`.trim();
		case "type":
			return `type ${action.masked ? "(masked)" : JSON.stringify(action.value)}${action.clear ? " clear" : ""}`;
		default:
			return action.type;
	}
}
