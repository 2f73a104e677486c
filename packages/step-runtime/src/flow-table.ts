/** A step of a flow that goes on after a page load. Numbers are places in the list of steps; null is the end of a sequence. */
export interface TableStep {
	/** Id of the step in the flow; left out for places without a step. */
	readonly nodeId?: string;
	/** What messages call the step. */
	readonly name?: string;
	/** What it does; the parameter is the current element of the loop around it. */
	readonly run?: (element?: Element) => unknown;
	/** It loads another page, or may do so by other means than an element. */
	readonly leaves?: true;
	/** A condition: it goes on at `yes` or `no`. */
	readonly test?: (element?: Element) => unknown;
	readonly yes?: number | null;
	readonly no?: number | null;
	/** A loop: so many turns, or one for each element. A turn runs from `inner` up to `end`. */
	readonly times?: number;
	readonly each?: (element?: Element) => Promise<readonly Element[]>;
	readonly inner?: number | null;
	readonly end?: number | null;
	/** Sequences that run one after the other, each up to `next`. */
	readonly all?: readonly number[];
	readonly next?: number | null;
}

/** A flow as generated code keeps it. */
export interface FlowTable {
	readonly name: string;
	/** Changes with the flow: a run goes on only in the flow that began it. */
	readonly hash: string;
	readonly start: number;
	readonly variables: Record<string, string>;
	readonly steps: readonly TableStep[];
}

/** A sequence inside another one: a turn of a loop, or one of several that run one after the other. */
export interface Frame {
	/** Where the sequence ends. */
	readonly until: number | null;
	/** Place of the loop, and how many turns are over. */
	readonly loop?: number;
	readonly turn?: number;
	/** The sequences that are still to come. */
	readonly rest?: readonly number[];
}

/** Where a run is. */
export interface RunPosition {
	readonly at: number | null;
	/** The outermost first. */
	readonly frames: readonly Frame[];
}

/** Everything that a run keeps over a page load; JSON. */
export interface RunState extends RunPosition {
	readonly run: string;
	readonly name: string;
	readonly hash: string;
	/** How many pages the run has seen before this one. */
	readonly page: number;
	/** Milliseconds since 1970. */
	readonly startedAt: number;
	readonly variables: Readonly<Record<string, string>>;
}
