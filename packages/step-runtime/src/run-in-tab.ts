import type { FlowTable, Frame, RunState } from "./flow-table.ts";
import { showBar } from "./run-bar.ts";
import { RunEnded, type RunHost, runSteps } from "./run-steps.ts";
import { holdRun } from "./tab-lock.ts";

/** A run ends after ten minutes, whatever it waits for. */
const RUN_MS = 600_000;
/** One key for all scripts: a tab has one run. The page's session storage is the tab's own, and not seen by other sites. */
const KEY = "scriptorium-run";

/**
 * Begins a run of a flow in this tab. A run that is going on in it ends.
 * @param table the flow
 * @throws the error of the step that failed
 */
export async function startRun(table: FlowTable): Promise<void> {
	for (const name of Object.keys(table.variables)) table.variables[name] = "";
	const { name, hash, start } = table;
	const run = `${Date.now()} ${performance.now()}`;
	await holdRun(run, 0);
	await goOn(table, { run, name, hash, page: 0, startedAt: Date.now(), at: start, frames: [], variables: {} });
}

/**
 * Goes on with a run of the flow that another page has begun in this tab, if there is one.
 * @param table the flow
 * @throws the error of the step that failed, or when the run is too old, the flow has changed since, or another tab has the run
 */
export async function resumeRun(table: FlowTable): Promise<void> {
	const state = await takeOverRun(table);
	if (state !== null) await goOn(table, state);
}

/**
 * Does the same after the visitor's click: nobody who reads the script can see that the run was asked for. A function of its own,
 * so that such a script does not contain the way without a click.
 * @param table the flow
 * @throws as `resumeRun`
 */
export async function askToResumeRun(table: FlowTable): Promise<void> {
	const state = await takeOverRun(table);
	if (state === null) return;
	// Waits and other steps that cannot fail have no name.
	const next = state.at === null ? undefined : table.steps[state.at]?.name;
	await new Promise<void>((resolve, reject) => {
		const close = showBar({
			text: `${table.name}: go on${next === undefined ? "" : ` with ${next}`}?`,
			buttons: [
				{
					label: "Continue",
					press: () => {
						close();
						goOn(table, state).then(resolve, reject);
					},
				},
				{
					label: "Stop",
					press: () => {
						close();
						clear(state.run);
						resolve();
					},
				},
			],
		});
	});
}

/** The state of a run that another page of this tab has begun; null when there is none, or none that has steps left. */
async function takeOverRun(table: FlowTable): Promise<RunState | null> {
	const kept = readState();
	if (kept === null || kept.name !== table.name) return null;
	const state = { ...kept, page: kept.page + 1 };
	if (!(Math.abs(Date.now() - state.startedAt) < RUN_MS)) {
		clear(state.run);
		throw timeIsUp();
	}
	if (state.hash !== table.hash) {
		clear(state.run);
		throw new Error("The script has changed since this run began, so the run was ended.");
	}
	if (state.at === null && state.frames.length === 0) {
		clear(state.run);
		return null;
	}
	if (!(await holdRun(state.run, state.page))) {
		clear(state.run);
		throw new Error("The run goes on in the tab that this one is a copy of.");
	}
	// The next page has to wait for the lock of this one, whatever becomes of the run here.
	sessionStorage.setItem(KEY, JSON.stringify(state));
	Object.assign(table.variables, state.variables);
	return state;
}

async function goOn(table: FlowTable, state: RunState): Promise<void> {
	let end: (error: Error) => void = () => undefined;
	const ended = new Promise<never>((_, reject) => {
		end = reject;
	});
	let isStopped = false;
	const stop = (error: Error): void => {
		isStopped = true;
		end(error);
	};
	const timer = setTimeout(() => stop(timeIsUp()), state.startedAt + RUN_MS - Date.now());
	const close = showBar({
		text: `${table.name} is running`,
		buttons: [{ label: "Stop", press: () => stop(new RunEnded()) }],
	});
	let isRestored = false;
	const restore = ({ persisted }: PageTransitionEvent): void => {
		if (!persisted) return;
		// The run has gone on elsewhere since: this page takes it up where it is now.
		isRestored = true;
		stop(new RunEnded());
		location.reload();
	};
	addEventListener("pageshow", restore);
	let isFirst = true;
	const host: RunHost = {
		keep: (next) => {
			// Another run in this tab has taken its place, or the page has removed it.
			if (isStopped || (!isFirst && readState()?.run !== state.run)) throw new RunEnded();
			isFirst = false;
			sessionStorage.setItem(KEY, JSON.stringify(next));
		},
		tell: () => undefined,
		fail: () => undefined,
		ended,
	};
	try {
		await runSteps(table, state, host);
	} catch (error) {
		if (!(error instanceof RunEnded)) throw error;
	} finally {
		clearTimeout(timer);
		removeEventListener("pageshow", restore);
		close();
		if (!isRestored) clear(state.run);
	}
}

/** Forgets a run, unless another one has taken its place. */
function clear(run: string): void {
	if (readState()?.run === run) sessionStorage.removeItem(KEY);
}

const timeIsUp = (): Error => new Error("The run has taken more than 10 minutes, so it was ended.");

/** The stored state, if it can be read: the page can write there as well. */
function readState(): RunState | null {
	let kept: unknown = null;
	try {
		kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
	} catch {
		return null;
	}
	if (!isRecord(kept) || !isRecord(kept.variables) || !Array.isArray(kept.frames)) return null;
	const { run, name, hash, page, startedAt, at, frames, variables } = kept;
	if (typeof run !== "string" || typeof name !== "string" || typeof hash !== "string") return null;
	if (typeof page !== "number" || typeof startedAt !== "number") return null;
	if (!isPlace(at)) return null;
	const read = frames.flatMap((frame) => frameIn(frame));
	const texts = Object.entries(variables).filter((entry): entry is [string, string] => typeof entry[1] === "string");
	if (read.length !== frames.length) return null;
	return { run, name, hash, page, startedAt, at, frames: read, variables: Object.fromEntries(texts) };
}

function frameIn(kept: unknown): Frame[] {
	if (!isRecord(kept) || !isPlace(kept.until)) return [];
	const { until, loop, turn, rest } = kept;
	if (typeof loop === "number" && typeof turn === "number") return [{ until, loop, turn }];
	return Array.isArray(rest) ? [{ until, rest: rest.filter((place) => typeof place === "number") }] : [];
}

const isPlace = (value: unknown): value is number | null => value === null || typeof value === "number";
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null;
