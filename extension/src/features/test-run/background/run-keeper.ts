import type { Clock } from "@scriptorium/core-types/clock";
import { fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";
import { tabTestRun } from "@scriptorium/shared-protocol/hub-extension/test-run";
import type { TestRunFailureCode } from "@scriptorium/shared-protocol/test-run-result";
import { cutText, type Progress } from "@scriptorium/test-run/progress";
import { createQueue } from "../../../platform/storage/queue.ts";
import {
	currentStep,
	endRun,
	failedEnding,
	isOn,
	loadTimeLeft,
	type RunEnding,
	type RunRecord,
	statusOf,
	timeLeft,
} from "../domain/run-record.ts";
import { en } from "../messages/en.ts";
import type { Outcome, Status, TestRunPorts } from "./test-run-ports.ts";

/** The record of the run: everything about it happens in turn, as the store is the only memory. */
export interface RunKeeper {
	/** Acts on the record in turn; a store that fails is `STORAGE_ERROR`. */
	stored<Value, Code extends string>(
		act: (record: RunRecord | null) => Promise<Result<Value, Code>>,
	): Outcome<Value, Code>;
	/** Acts on a run that has not ended, for an event that nobody waits for. */
	observed(act: (record: RunRecord) => Promise<unknown>): Promise<void>;
	/** Keeps a change and tells pages of the hub. */
	publish(record: RunRecord, progress?: Progress): Promise<Status>;
	finish(record: RunRecord, ending: RunEnding, progress?: Progress): Promise<Status>;
	end(record: RunRecord, code: TestRunFailureCode, message: string, site?: string): Promise<Status>;
	/** Ends the run when its time is over. */
	watchTime(record: RunRecord): void;
	/** Ends a run whose time is over; null when it is not. */
	endLate(record: RunRecord): Promise<Status | null>;
}

type KeeperPorts = Pick<TestRunPorts, "store" | "page" | "send" | "log"> & { readonly clock: Clock };

/** Creates the only writer of the record. */
export function createRunKeeper({ store, page, send, clock, log }: KeeperPorts): RunKeeper {
	const inTurn = createQueue();
	let stopTimer = (): void => undefined;
	const keeper: RunKeeper = {
		stored: (act) =>
			inTurn(async () => {
				try {
					return await act(await store.read());
				} catch (thrown) {
					log(`the test run could not be kept: ${messageOf(thrown)}`);
					return fail("STORAGE_ERROR", en.errors.storage, messageOf(thrown));
				}
			}),
		async observed(act) {
			await keeper.stored(async (record) => {
				if (record !== null && record.state !== "ended") await act(record);
				return succeed(undefined);
			});
		},
		async publish(record, progress) {
			await store.write(record, progress);
			const status = statusOf(record, progress ?? (await store.progress()));
			send(tabTestRun, status);
			if (record.tabId !== null) page.noteChanged(record.tabId);
			return status;
		},
		async finish(record, ending, progress) {
			if (record.state === "ended") return statusOf(record, progress ?? (await store.progress()));
			stopTimer();
			if (record.tabId !== null) page.stop(record.tabId);
			return keeper.publish(endRun(record, ending, clock.now()), progress);
		},
		async end(record, code, message, site) {
			const nodeId = currentStep(await store.progress());
			const error = { code, message: cutText(message, 2000), nodeId, ...(site === undefined ? {} : { site }) };
			return keeper.finish(record, failedEnding(error));
		},
		watchTime(record) {
			stopTimer();
			const tooLong = () =>
				keeper.observed(async (now) => {
					if (now.runId === record.runId && (await keeper.endLate(now)) === null) keeper.watchTime(now);
				});
			const left = Math.min(timeLeft(record, clock.now()), loadTimeLeft(record, clock.now()));
			stopTimer = clock.setTimer(() => void tooLong(), Math.max(0, left));
		},
		async endLate(record) {
			if (!isOn(record)) return null;
			const now = clock.now();
			if (timeLeft(record, now) <= 0) return keeper.end(record, "TIMED_OUT", en.ends.timedOut);
			return loadTimeLeft(record, now) <= 0 ? keeper.end(record, "PAGE_NOT_LOADED", en.ends.notLoadedInTime) : null;
		},
	};
	return keeper;
}
