import type { FlowProgram, Place } from "./flow-program.ts";
import { END } from "./post-dominators.ts";

/**
 * What the sequences of a program share. A sequence runs from a place up the tree of joins to one of its ancestors: the branches of a
 * condition up to where they join, for example. Where sequences meet, the rest is a part that all of them run.
 */
export interface Sharing {
	/** Several sequences come here: a part begins. */
	readonly isShared: (place: number) => boolean;
	/** A sequence goes on behind this place. */
	readonly mayGoOn: (place: number) => boolean;
	/** A sequence ends behind this place. */
	readonly mayStop: (place: number) => boolean;
	/** The sequences that come here end at different places. */
	readonly hasSeveralEnds: (place: number) => boolean;
	/** Where those that come here end that run longest. */
	readonly endOf: (place: number) => number;
}

/** Counts the sequences at each place, in linear time but for a logarithm. */
export function sharingOf(program: FlowProgram): Sharing {
	const { places, entry, joins } = program;
	const count = places.length;
	/** Sequences that come from below or begin here, and those of them that end here. */
	const passing = new Int32Array(count);
	const stopping = new Int32Array(count);
	const ways = new Int32Array(count);
	/** The furthest end of the sequences at a place, and how many of them end there. */
	const ends = new Int32Array(count).fill(END);
	const atEnd = new Int32Array(count);

	const arrive = (at: number, end: number, number: number, numberAtEnd: number): void => {
		const isFirst = passing[at] === 0;
		passing[at] = (passing[at] ?? 0) + number;
		ways[at] = (ways[at] ?? 0) + 1;
		const known = ends[at] ?? END;
		if (isFirst || joins.depthOf(end) < joins.depthOf(known)) {
			ends[at] = end;
			atEnd[at] = numberAtEnd;
		} else if (end === known) atEnd[at] = (atEnd[at] ?? 0) + numberAtEnd;
	};
	const sequence = (from: number, until: number): void => {
		if (from === until) return;
		arrive(from, until, 1, 1);
		const last = joins.childTowards(until, from);
		stopping[last] = (stopping[last] ?? 0) + 1;
	};

	sequence(entry, END);
	places.forEach((place, at) => {
		for (const [from, until] of sequencesOf(place, joins.parentOf(at))) sequence(from, until);
	});
	// A place has a lower number than where its paths join.
	for (let at = 0; at < count; at += 1) {
		const onwards = (passing[at] ?? 0) - (stopping[at] ?? 0);
		if (onwards > 0) arrive(joins.parentOf(at), ends[at] ?? END, onwards, atEnd[at] ?? 0);
	}
	return {
		isShared: (place) => (ways[place] ?? 0) > 1,
		mayGoOn: (place) => (passing[place] ?? 0) > (stopping[place] ?? 0),
		mayStop: (place) => (stopping[place] ?? 0) > 0,
		hasSeveralEnds: (place) => (atEnd[place] ?? 0) < (passing[place] ?? 0),
		endOf: (place) => ends[place] ?? END,
	};
}

/** The sequences that a place runs inside of itself. */
function sequencesOf(place: Place, join: number): (readonly [from: number, until: number])[] {
	if (place.kind === "if") return [[place.yes, join] as const, [place.no, join] as const];
	if (place.kind === "loop") return [[place.body, place.bodyEnd]];
	return place.next.map((next) => [next, join] as const);
}
