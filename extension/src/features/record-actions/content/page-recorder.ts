import { type RecordedAction, recordedAction } from "@scriptorium/flow/recording/recorded-action";
import type { RecordedTarget } from "@scriptorium/flow/recording/recorded-target";
import type { RecordingOptions } from "@scriptorium/flow/recording/recording-session";
import { redactAddress } from "@scriptorium/redaction/redact-address";
import { closest, queryFirst, rootOf } from "@scriptorium/selectors/intact-dom";
import * as z from "zod/mini";
import type { TargetDescriber } from "./describe-target.ts";
import { elementOf } from "./event-element.ts";
import type { ActionSender } from "./send-actions.ts";
import type { RecorderPort } from "./worker-connection.ts";

type Own = "id" | "timestamp" | "url" | "viewport" | "frame" | "tab";
/** An action as a watcher sees it, without what all have. */
export type SeenAction = {
	[Type in RecordedAction["type"]]: Omit<Extract<RecordedAction, { type: Type }>, Own>;
}[RecordedAction["type"]];

/** An action that was recorded. */
export interface Recorded {
	/** Records another action in its place, whatever was recorded since. */
	replace(action: SeenAction): void;
}

/** What the watchers of a page have in common. */
export interface PageRecorder {
	readonly options: RecordingOptions;
	/** CSS for the options' `ignoredSelectors` that are any; empty without. */
	readonly ignored: string;
	/** The element an event of a person is for; null for a script's events, and where nothing is recorded. */
	elementFor(event: Event): Element | null;
	describe(element: Element): RecordedTarget;
	/** Whether what an element holds, or is about to hold, is a secret. */
	isSecret(element: Element): boolean;
	/**
	 * Records an action. With the key of the last one, and nothing recorded in between, that one becomes this instead: a text that
	 * is being typed, a second click.
	 */
	add(action: SeenAction, key?: unknown): Recorded;
	/** Whether the last action has this key. */
	isGrowing(key: unknown): boolean;
	/** The last action and when it was recorded. */
	last(): { readonly action: SeenAction; readonly timestamp: number } | null;
	/** Whether the person looks at the badge, not at the page. */
	isOwn(element: Element): boolean;
}

export interface PageRecorderPorts {
	readonly options: RecordingOptions;
	readonly describer: TargetDescriber;
	readonly sender: ActionSender;
	readonly isSecret: (element: Element) => boolean;
	readonly shadowRootOf: RecorderPort["shadowRootOf"];
	/** The frames around this page, once they are known. */
	readonly frame: () => readonly RecordedTarget[];
	readonly isOwn: (element: Element) => boolean;
	readonly newId: () => string;
	readonly now: () => number;
	readonly log: (line: string) => void;
}

export function createPageRecorder(ports: PageRecorderPorts): PageRecorder {
	const { options, describer, sender } = ports;
	let last: { id: string; key: unknown; timestamp: number; action: SeenAction } | null = null;
	const ignored = options.ignoredSelectors.filter((css) => isSelector(css)).join(",");
	const send = (seen: SeenAction, { id, timestamp }: { readonly id: string; readonly timestamp: number }): void => {
		const frame = ports.frame();
		const action = fitting({
			...seen,
			id,
			timestamp,
			url: redactAddress(location.href),
			viewport: { width: innerWidth, height: innerHeight },
			...(frame.length === 0 ? {} : { frame: [...frame] }),
		});
		if (action === null) ports.log(`an action of the type ${seen.type} could not be recorded`);
		else sender.put(action);
	};

	return {
		options,
		ignored,
		describe: (element) => describer.describe(element),
		isOwn: ports.isOwn,
		isSecret: ports.isSecret,
		elementFor(event) {
			if (!event.isTrusted) return null;
			const element = elementOf(event, ports.shadowRootOf);
			if (element === null || ports.isOwn(element)) return null;
			return ignored !== "" && isWithin(element, ignored) ? null : element;
		},
		isGrowing: (key) => last !== null && last.key === key,
		last: () => last,
		add(seen, key = Symbol("its own")) {
			const grown = last !== null && last.key === key ? last : null;
			const own = { id: grown?.id ?? ports.newId(), key, timestamp: grown?.timestamp ?? ports.now() };
			last = { ...own, action: seen };
			send(seen, own);
			return {
				replace(action) {
					if (last?.id === own.id) last = { ...own, action };
					send(action, own);
				},
			};
		},
	};
}

/** As the contract has it; without fingerprints where a page's words are longer than that. */
function fitting(action: unknown): RecordedAction | null {
	const whole = z.safeParse(recordedAction, action);
	if (whole.success) return whole.data;
	const plain: unknown = JSON.parse(
		JSON.stringify(action, (name, value: unknown) => (name === "fingerprint" ? undefined : value)),
	);
	return z.safeParse(recordedAction, plain).data ?? null;
}

function isSelector(css: string): boolean {
	try {
		queryFirst(new DocumentFragment(), css);
		return true;
	} catch {
		return false;
	}
}

function isWithin(element: Element, css: string): boolean {
	for (let at: Element | null = element; at !== null; ) {
		if (closest(at, css) !== null) return true;
		const root = rootOf(at);
		at = root instanceof ShadowRoot ? root.host : null;
	}
	return false;
}
