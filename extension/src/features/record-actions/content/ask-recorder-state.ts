import type { PayloadOf } from "@scriptorium/shared-protocol/channel/define-message";
import { askRecorderState, type recorderState } from "@scriptorium/shared-protocol/extension-internal/record-actions";
import { ask, type RecorderPort } from "./worker-connection.ts";

type State = PayloadOf<typeof recorderState>["session"];

const FIRST_PAUSE_MS = 50;
const MAX_PAUSE_MS = 2000;

/** Asks the worker for the recorder's state until it answers. */
export interface StateAsker {
	ask(): Promise<void>;
	close(): void;
}

/** @param gone called when the extension was removed or reloaded */
export function createStateAsker(port: RecorderPort, apply: (state: State) => void, gone: () => void): StateAsker {
	/** Number of requests: only the answer to the last one is used. */
	let asked = 0;
	return {
		close() {
			asked += 1;
		},
		async ask() {
			asked += 1;
			const own = asked;
			for (let pause = FIRST_PAUSE_MS; own === asked; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
				if (!port.isAlive()) return gone();
				const answer = await ask(port, askRecorderState, {});
				if (own !== asked) return;
				if (answer.ok) return apply(answer.value.session);
				if (answer.error.code !== "UNREACHABLE") return;
				await new Promise((resolve) => setTimeout(resolve, pause));
			}
		},
	};
}
