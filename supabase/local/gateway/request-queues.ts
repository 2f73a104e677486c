import { TEST_BOOKMARKLET, testRunLimits } from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import { FUNCTIONS_WITH_MODEL } from "../functions/functions-with-model.ts";
import { createFairQueue, type FairQueue } from "./fair-queue.ts";

/** Database connections for visitors and signed-in people. */
export const VISITOR_SLOTS = 8;
/** Database connections for the hub's own pages and for edge functions, which visitors cannot take. */
export const OWN_SLOTS = 4;
/** Bodies of more than 64 kB that are read at the same time: 64 MB at most, and those of `veryLarge`. */
const BODY_SLOTS = 32;
/**
 * Scripts and recordings of more than 2 MB that are saved or rated at the same time, one of each person: 128 MB at most, and several times
 * that much while they are read.
 */
const VERY_LARGE_SLOTS = 4;
/** Requests that one edge function answers at the same time, one of each client. */
export const FUNCTION_SLOTS = 2;
/** The same for a function that asks a model: it waits for minutes, and computes little. */
export const MODEL_SLOTS = 32;
/**
 * Requests for `test-bookmarklet` at the same time: all runs and those that wait in the worker's queue, and room for those that are
 * refused there. One client has several, so that its second run is refused and does not wait for the first one.
 */
export const TEST_RUN_SLOTS = testRunLimits.atOnce + testRunLimits.waiting + 10;
const TEST_RUN_SLOTS_PER_CLIENT = 4;

const WAITING = { waitingPerClient: 200, waiting: 2_000 };
/** The hub's server is one client, and asks for all of its visitors. */
const MAX_WAITING_FOR_HUB = 1_000;

export interface RequestQueues {
	/** Requests for the database by visitors and signed-in people. */
	readonly visitors: FairQueue;
	/** Requests for the database by the hub's server and by edge functions. */
	readonly own: FairQueue;
	/** Large bodies, which are kept in memory while they arrive. */
	readonly bodies: FairQueue;
	/** Requests that save or rate a script or recording of more than 2 MB, from their body to their answer. */
	readonly veryLarge: FairQueue;
	/** Requests for one edge function. */
	ofFunction(name: string): FairQueue;
}

export function createRequestQueues(): RequestQueues {
	const functions = new Map<string, FairQueue>();
	return {
		// A browser opens six connections; half of the slots are always left for others.
		visitors: createFairQueue({ slots: VISITOR_SLOTS, slotsPerClient: VISITOR_SLOTS / 2, ...WAITING }),
		own: createFairQueue({
			slots: OWN_SLOTS,
			slotsPerClient: OWN_SLOTS / 2,
			...WAITING,
			waitingPerClient: MAX_WAITING_FOR_HUB,
		}),
		bodies: createFairQueue({ slots: BODY_SLOTS, slotsPerClient: BODY_SLOTS / 4, ...WAITING }),
		veryLarge: createFairQueue({ slots: VERY_LARGE_SLOTS, slotsPerClient: 1, waitingPerClient: 4, waiting: 100 }),
		ofFunction: (name) => {
			const queue = functions.get(name) ?? createFairQueue({ ...slotsOf(name), ...WAITING });
			functions.set(name, queue);
			return queue;
		},
	};
}

function slotsOf(name: string): { readonly slots: number; readonly slotsPerClient: number } {
	if (name === TEST_BOOKMARKLET) return { slots: TEST_RUN_SLOTS, slotsPerClient: TEST_RUN_SLOTS_PER_CLIENT };
	return { slots: FUNCTIONS_WITH_MODEL.has(name) ? MODEL_SLOTS : FUNCTION_SLOTS, slotsPerClient: 1 };
}
