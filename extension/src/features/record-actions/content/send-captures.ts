import type { PayloadOf } from "@scriptorium/shared-protocol/channel/define-message";
import { keepCaptures } from "@scriptorium/shared-protocol/extension-internal/record-actions";
import { ask, type RecorderPort } from "./worker-connection.ts";

export type SentCapture = PayloadOf<typeof keepCaptures>["captures"][number];

/** Captures are sent in batches, as some pages write hundreds of lines per second. */
const BATCH_MS = 500;
const MAX_BATCH = 100;
/** Maximum number of unsent captures; later ones are dropped. */
const MAX_WAITING = 500;

export interface CaptureSender {
	put(capture: SentCapture): void;
	/** Sends the rest when the page unloads or the recording ends. */
	flush(): void;
}

/** Sends captures, and repeats them while the worker is unreachable; the worker skips stored ones. */
export function createCaptureSender(port: RecorderPort, sessionId: string): CaptureSender {
	let waiting: SentCapture[] = [];
	let isUnderWay = false;

	const send = (captures: SentCapture[]) => ask(port, keepCaptures, { sessionId, captures });
	async function sendAll(): Promise<void> {
		isUnderWay = true;
		while (waiting.length > 0 && port.isAlive()) {
			await new Promise((resolve) => setTimeout(resolve, BATCH_MS));
			const some = waiting.slice(0, MAX_BATCH);
			const answer = await send(some);
			const isLost = !answer.ok && answer.error.code === "UNREACHABLE";
			if (!isLost) waiting = waiting.filter((each) => !some.includes(each));
		}
		isUnderWay = false;
	}
	return {
		put(capture) {
			if (waiting.length >= MAX_WAITING) return;
			waiting.push(capture);
			if (!isUnderWay) void sendAll();
		},
		flush() {
			for (let from = 0; from < waiting.length; from += MAX_BATCH) void send(waiting.slice(from, from + MAX_BATCH));
		},
	};
}
