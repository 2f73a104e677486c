import { beforeActing } from "./before-acting.ts";
import type { FlowTable, Frame, RunPosition, RunState, TableStep } from "./flow-table.ts";
import { namedError } from "./in-step.ts";
import { pause } from "./next-frame.ts";

/** Milliseconds in which a browser begins to load the page that a click leads to. */
const BEGIN_MS = 50;
/** Milliseconds for that page to come; a download, for example, never does. */
const LOAD_MS = 10_000;

/** Who keeps the state of a run and is told how it goes on. */
export interface RunHost {
	/**
	 * Keeps the state for the next page; throws `RunEnded` when another run has taken its place. A promise resolves when the state is
	 * stored; it is waited for before a step acts on the page.
	 */
	readonly keep: (state: RunState) => void | Promise<void>;
	readonly tell: (event: "start" | "done", step: TableStep) => void;
	readonly fail: (step: TableStep, error: Error) => void;
	/** Rejects when the run has to end: somebody stops it, or its time is up. */
	readonly ended: Promise<never>;
}

/** Ends a run without a message. */
export class RunEnded extends Error {
	override readonly name = "RunEnded";
}

/** The elements of the loops that run, by their depth; none for a loop that counts, or that began on another page. */
type Lists = (readonly Element[] | undefined)[];

/**
 * Runs the steps of a flow from a state on.
 * @param table the flow; its variables are those of the state
 * @param state where the run is
 * @param host who keeps the state and is told
 * @throws the error of the step that failed, or what `host.ended` rejects with
 */
export async function runSteps(table: FlowTable, state: RunState, host: RunHost): Promise<void> {
	const lists: Lists = [];
	const keep = (position: RunPosition): void | Promise<void> =>
		host.keep({ ...state, ...position, variables: { ...table.variables } });
	let position: RunPosition = state;
	let isLeaving = false;
	const leave = (): void => {
		isLeaving = true;
	};
	addEventListener("beforeunload", leave);
	try {
		for (;;) {
			position = await Promise.race([settle(table, position, lists), host.ended]);
			const { at, frames } = position;
			const step = at === null ? undefined : table.steps[at];
			if (at === null || step === undefined) return;
			const after = behind(step, frames);
			const kept = keep(step.leaves ? after : position);
			// A step that does not act on the page may be done again; one that leaves it may not.
			if (step.leaves && kept !== undefined) await Promise.race([kept, host.ended]);
			// From then on the page may be loaded anew because of this step.
			let hasActed = step.leaves === true;
			if (step.run !== undefined) {
				beforeActing.tell = () => {
					hasActed = true;
					return keep(after);
				};
			}
			host.tell("start", step);
			try {
				position = await Promise.race([enter(step, at, frames, lists), host.ended]);
			} catch (error) {
				if (error instanceof RunEnded) throw error;
				const named = namedError(step.name ?? "", error);
				host.fail(step, named);
				throw named;
			}
			beforeActing.tell = () => undefined;
			host.tell("done", step);
			// The next step is for the page that comes.
			if (hasActed) await Promise.race([pause(BEGIN_MS), host.ended]);
			if (isLeaving) await Promise.race([pause(LOAD_MS), host.ended]);
			isLeaving = false;
		}
	} finally {
		beforeActing.tell = () => undefined;
		removeEventListener("beforeunload", leave);
	}
}

/** Does what a step does, and tells where the run is then. */
async function enter(step: TableStep, at: number, frames: readonly Frame[], lists: Lists): Promise<RunPosition> {
	const element = currentElement(frames, lists);
	if (step.test !== undefined) return { at: ((await step.test(element)) ? step.yes : step.no) ?? null, frames };
	if (step.each === undefined && step.times === undefined) {
		await step.run?.(element);
		return behind(step, frames);
	}
	const { inner = null, end = null, next = null } = step;
	const list = await step.each?.(element);
	const turns = list?.length ?? step.times ?? 0;
	if (turns === 0 || inner === end) return { at: next, frames };
	lists[frames.length] = list;
	return { at: inner, frames: [...frames, { until: end, loop: at, turn: 0 }] };
}

/** Where a run is when a step is done. */
function behind({ all = [], next = null }: TableStep, frames: readonly Frame[]): RunPosition {
	const [first, ...rest] = all;
	return first === undefined ? { at: next, frames } : { at: first, frames: [...frames, { until: next, rest }] };
}

/** Leaves the sequences that have come to their ends, and begins the next turn or the next sequence. */
async function settle({ steps }: FlowTable, position: RunPosition, lists: Lists): Promise<RunPosition> {
	let { at, frames } = position;
	for (let frame = frames.at(-1); frame !== undefined && at === frame.until; frame = frames.at(-1)) {
		const outer = frames.slice(0, -1);
		const { loop, turn = 0, rest = [] } = frame;
		if (loop === undefined) {
			const [first, ...others] = rest;
			at = first ?? frame.until;
			frames = first === undefined ? outer : [...outer, { until: frame.until, rest: others }];
		} else {
			const { each, times = 0, inner = null, next = null } = steps[loop] ?? {};
			// Elements of another page are looked for again on this one.
			if (each !== undefined) lists[outer.length] ??= await each(currentElement(outer, lists));
			const goesOn = turn + 1 < (lists[outer.length]?.length ?? times);
			at = goesOn ? inner : next;
			frames = goesOn ? [...outer, { until: frame.until, loop, turn: turn + 1 }] : outer;
			if (!goesOn) lists.length = outer.length;
		}
	}
	return { at, frames };
}

/** The current element of the innermost loop over elements of this page. */
function currentElement(frames: readonly Frame[], lists: Lists): Element | undefined {
	for (let depth = frames.length - 1; depth >= 0; depth -= 1) {
		const element = lists[depth]?.[frames[depth]?.turn ?? 0];
		if (element !== undefined) return element;
	}
	return undefined;
}
