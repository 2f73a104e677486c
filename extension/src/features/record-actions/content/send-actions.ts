import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";

/** `again`: nobody was there, or what went before it is not kept yet. */
export type Sent = "kept" | "refused" | "again";

export interface ActionSender {
	/** Sends an action; one that waits under the same id is replaced by what has become of it. */
	put(action: RecordedAction): void;
	/** The page goes away: what is not known to be kept is sent once more. */
	flush(): void;
	/** Nothing is sent from now on. */
	close(): void;
}

export interface SenderPorts {
	/** @param follows id of the action before it, which has to be kept first */
	readonly send: (action: RecordedAction, follows: string | null) => Promise<Sent>;
	readonly wait: (ms: number) => Promise<void>;
}

/** A worker that has to start first takes some tens of milliseconds. */
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 2000;

interface Waiting {
	action: RecordedAction;
	readonly follows: string | null;
	isUnderWay: boolean;
}

/**
 * Sends actions at once and in their order, and again until they are kept. They do not wait for each other's answer: what a click leads to
 * would overtake it.
 */
export function createActionSender({ send, wait }: SenderPorts): ActionSender {
	const waiting = new Map<string, Waiting>();
	let last: string | null = null;
	let pause = FIRST_PAUSE;
	let isPausing = false;
	let isClosed = false;

	async function go(each: Waiting): Promise<void> {
		const { action, follows } = each;
		each.isUnderWay = true;
		const sent = await send(action, follows);
		each.isUnderWay = false;
		if (isClosed) return;
		if (sent === "again") {
			void retry();
			return;
		}
		pause = FIRST_PAUSE;
		if (each.action === action) waiting.delete(action.id);
		// It has grown meanwhile.
		else if (!isPausing) void go(each);
	}
	async function retry(): Promise<void> {
		if (isPausing) return;
		isPausing = true;
		await wait(pause);
		pause = Math.min(pause * 2, LONGEST_PAUSE);
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
			const each: Waiting = { action, follows: last === action.id ? null : last, isUnderWay: false };
			waiting.set(action.id, each);
			last = action.id;
			if (!isPausing) void go(each);
		},
		flush() {
			for (const { action, follows } of waiting.values()) void send(action, follows);
		},
		close() {
			isClosed = true;
			waiting.clear();
		},
	};
}
