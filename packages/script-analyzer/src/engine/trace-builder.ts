import type {
	Carried,
	Destination,
	Hook,
	Listener,
	Origin,
	Sink,
	SinkKind,
	Trace,
	Unresolved,
} from "../trace/trace.ts";
import { doubtsOf, stepsOf, type Taints } from "./taint.ts";

export interface SinkNote {
	readonly kind: SinkKind;
	readonly api: string;
	readonly offset: number;
	readonly destinations?: readonly Destination[];
	readonly carried?: readonly (readonly [Carried["role"], Taints])[];
	readonly details?: Readonly<Record<string, readonly string[]>>;
	readonly partlyUnknown?: boolean;
	/** Calls that were evaluated as one, or objects that are not told apart, may mix what belongs to several requests. */
	readonly isMixed?: boolean;
	/** Offset of the object that receives the response, when uses of it are recorded (`TraceBuilder.useResponse`). */
	readonly listener?: number;
}

type Context = Pick<Sink, "trigger" | "repeated">;
type SinkDraft = Omit<Sink, "carried" | "details" | "responseIgnored" | "isMixed"> & {
	isMixed: boolean;
	carried: Carried[];
	details: Record<string, string[]>;
	/** Null when a response may be used without `useResponse`. */
	listeners: Set<number> | null;
};

const MAX_SINKS = 2_000;
/** Characters quoted of one text. */
const MAX_QUOTE_LENGTH = 600;
const MAX_CARRIED = 40;
const MAX_TEXTS_PER_DETAIL = 8;

/** Collects the trace; repeated observations are one entry. */
export class TraceBuilder {
	readonly #sinks: SinkDraft[] = [];
	/** Index by offset: a loop records the same sink thousands of times. */
	readonly #sinksAt = new Map<number, SinkDraft[]>();
	readonly #reads = new Map<Origin, Sink["trigger"][]>();
	readonly #listeners = new Map<string, Listener>();
	readonly #hooks = new Map<string, Hook>();
	readonly #unresolved = new Map<string, Unresolved>();
	readonly #usedResponses = new Set<number>();
	#isIncomplete = false;

	readonly #placeOf: (offset: number) => number;
	readonly #textPrograms: () => Trace["textPrograms"];

	/** `placeOf` maps an offset of a program run from text to the script; `textPrograms` returns those programs. */
	constructor(placeOf: (offset: number) => number, textPrograms: () => Trace["textPrograms"]) {
		this.#placeOf = placeOf;
		this.#textPrograms = textPrograms;
	}

	sink(note: SinkNote, context: Context): void {
		const sink = this.#sinkOf(note, context);
		if (!sink) return;
		if (note.isMixed !== true) sink.isMixed = false;
		if (note.listener === undefined) sink.listeners = null;
		else sink.listeners?.add(note.listener);
		for (const [role, taints] of note.carried ?? []) addCarried(sink.carried, role, taints, note.offset);
		const { details = {} } = note;
		for (const name of Object.keys(details)) {
			const known = sink.details[name] ?? [];
			sink.details[name] = known;
			for (const text of details[name] ?? []) {
				if (known.length >= MAX_TEXTS_PER_DETAIL) break;
				if (!known.includes(text)) known.push(text.slice(0, MAX_QUOTE_LENGTH));
			}
		}
	}

	/** The script uses the response held by the object made at `offset`. */
	useResponse(offset: number): void {
		this.#usedResponses.add(offset);
	}

	/** The entry for this sink, trigger and these destinations, created if missing; null at the limit. */
	#sinkOf(note: SinkNote, { trigger, repeated }: Context): SinkDraft | null {
		const { kind, api, offset, destinations = [], partlyUnknown = false } = note;
		const here = this.#sinksAt.get(offset) ?? [];
		for (const known of here) {
			const same = known.kind === kind && known.api === api && known.trigger === trigger;
			if (same && sameDestinations(known.destinations, destinations, kind === "load-code")) return known;
		}
		if (this.#sinks.length >= MAX_SINKS) {
			this.markIncomplete();
			return null;
		}
		// The context is the machine: copying all of it would put the machine's state into the trace.
		const made: SinkDraft = {
			kind,
			api,
			offset,
			destinations,
			partlyUnknown,
			trigger,
			repeated,
			carried: [],
			details: {},
			isMixed: note.isMixed === true,
			listeners: new Set<number>(),
		};
		this.#sinks.push(made);
		if (here.push(made) === 1) this.#sinksAt.set(offset, here);
		return made;
	}

	/** Marks the trace as incomplete: something was not followed. */
	markIncomplete(): void {
		this.#isIncomplete = true;
	}

	read(origin: Origin, trigger: Sink["trigger"]): void {
		const known = this.#reads.get(origin);
		if (!known) this.#reads.set(origin, [trigger]);
		else if (!known.includes(trigger)) known.push(trigger);
	}

	listener(listener: Listener): void {
		this.#listeners.set(`${listener.offset} ${listener.event} ${listener.on}`, listener);
	}

	hook(hook: Hook): void {
		const key = `${hook.offset} ${hook.target}`;
		const known = this.#hooks.get(key);
		this.#hooks.set(key, {
			...hook,
			gives: [...new Set([...(known?.gives ?? []), ...hook.gives])],
			restores: known?.restores === true || hook.restores === true,
		});
	}

	unresolved(unresolved: Unresolved): void {
		this.#unresolved.set(`${unresolved.offset} ${unresolved.kind}`, unresolved);
	}

	build(status: Trace["status"], functionsRun: number): Trace {
		const place = <Entry extends { readonly offset: number }>(entry: Entry): Entry => {
			const offset = this.#placeOf(Math.max(0, entry.offset));
			return offset === entry.offset ? entry : { ...entry, offset };
		};
		const byPlace = <Entry extends { readonly offset: number }>(entries: Iterable<Entry>): Entry[] =>
			[...entries].map(place).sort((one, other) => one.offset - other.offset);
		const carriedInPlace = (carried: Carried): Carried => ({
			...carried,
			origin: place(carried.origin),
			steps: carried.steps.map(place),
		});
		return {
			status: this.#isIncomplete ? "exhausted" : status,
			sinks: byPlace(this.#sinks).map(({ listeners, ...sink }) => ({
				...sink,
				responseIgnored: listeners !== null && ![...listeners].some((place) => this.#usedResponses.has(place)),
				carried: sink.carried.map(carriedInPlace),
			})),
			reads: [...this.#reads]
				.flatMap(([origin, triggers]) => triggers.map((trigger) => ({ origin: place(origin), trigger })))
				.sort((one, other) => one.origin.offset - other.origin.offset),
			listeners: byPlace(this.#listeners.values()),
			hooks: byPlace(this.#hooks.values()),
			unresolved: byPlace(this.#unresolved.values()),
			textPrograms: this.#textPrograms(),
			functionsRun,
		};
	}
}

/** @param byAddress whether two addresses of one server are different destinations */
function sameDestinations(some: readonly Destination[], others: readonly Destination[], byAddress: boolean): boolean {
	if (some === others) return true;
	return (
		some.length === others.length &&
		some.every((one, index) => {
			const other = others[index];
			if (byAddress && one.address !== other?.address) return false;
			return (
				one.kind === other?.kind &&
				one.host === other.host &&
				one.scheme === other.scheme &&
				(one.doubtful ?? false) === (other.doubtful ?? false)
			);
		})
	);
}

function addCarried(carried: Carried[], role: Carried["role"], taints: Taints, end: number): void {
	for (const taint of taints) {
		if (carried.length >= MAX_CARRIED) return;
		// Nothing is known of an unknown variable of the page; only its members may be data, by their names.
		if (taint.origin.kind === "page-global" || taint.origin.kind === "blank") continue;
		const at = carried.findIndex((known) => known.role === role && known.origin === taint.origin);
		if (at >= 0 && doubtsOf(taint) >= doubtsOf(carried[at] ?? {})) continue;
		const found = {
			origin: taint.origin,
			role,
			steps: stepsOf(taint, end),
			...(taint.unsure ? { unsure: true as const } : {}),
			...(taint.merged ? { merged: true as const } : {}),
		};
		if (at >= 0) carried[at] = found;
		else carried.push(found);
	}
}
