import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";

/** `again`: the worker was unreachable, or the previous action is not stored yet. */
export type Sent = "kept" | "refused" | "again";

export interface ActionSender {
	/** Sends an action; replaces a waiting one with the same id. */
	put(action: RecordedAction): void;
	/** Sends unconfirmed actions once more when the page unloads. */
	flush(): void;
	/** Stops sending. */
	close(): void;
}

export interface SenderPorts {
	/** @param follows id of the previous action, which has to be stored first */
	readonly send: (action: RecordedAction, follows: string | null) => Promise<Sent>;
	readonly wait: (ms: number) => Promise<void>;
}

/** A worker takes some tens of milliseconds to start. */
const FIRST_PAUSE_MS = 50;
const MAX_PAUSE_MS = 2000;

interface Waiting {
	action: RecordedAction;
	isUnderWay: boolean;
}

/**
 * Sends actions at once and in order, and repeats them until they are stored. They do not wait for each other's answer, or a
 * navigation would overtake its click.
 */
export function createActionSender({ send, wait }: SenderPorts): ActionSender {
	const waiting = new Map<string, Waiting>();
	let lastKept: string | null = null;
	let pause = FIRST_PAUSE_MS;
	let isPausing = false;
	let isClosed = false;

	/** Id of the previous action that was not refused. */
	function followedBy(action: RecordedAction): string | null {
		let before = lastKept;
		for (const id of waiting.keys()) {
			if (id === action.id) break;
			before = id;
		}
		return before === action.id ? null : before;
	}
	async function go(each: Waiting): Promise<void> {
		const { action } = each;
		each.isUnderWay = true;
		const sent = await send(action, followedBy(action));
		each.isUnderWay = false;
		if (isClosed) return;
		if (sent === "again") {
			void retry();
			return;
		}
		pause = FIRST_PAUSE_MS;
		if (sent === "kept") lastKept = action.id;
		if (each.action === action) waiting.delete(action.id);
		// It was updated meanwhile.
		else if (!isPausing) void go(each);
	}
	async function retry(): Promise<void> {
		if (isPausing) return;
		isPausing = true;
		await wait(pause);
		pause = Math.min(pause * 2, MAX_PAUSE_MS);
		isPausing = false;
		if (isClosed) return;
		for (const each of waiting.values()) if (!each.isUnderWay) void go(each);
	}

	return {
		put(action) {
			if (isClosed) return;
			const known = waiting.get(action.id);
			if (known !== undefined) {
				known.action = action;
				return;
			}
			const each: Waiting = { action, isUnderWay: false };
			waiting.set(action.id, each);
			if (!isPausing) void go(each);
		},
		flush() {
			for (const { action } of waiting.values()) void send(action, followedBy(action));
		},
		close() {
			isClosed = true;
			waiting.clear();
		},
	};
}
