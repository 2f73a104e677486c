import type {
	Carried,
	Destination,
	Effect,
	EffectKind,
	Hook,
	Listener,
	Origin,
	Trace,
	Unresolved,
} from "../trace/trace.ts";
import { stepsOf, type Taints } from "./taint.ts";

export interface EffectNote {
	readonly kind: EffectKind;
	readonly api: string;
	readonly offset: number;
	readonly destinations?: readonly Destination[];
	readonly carried?: readonly (readonly [Carried["role"], Taints])[];
	readonly details?: Readonly<Record<string, readonly string[]>>;
	readonly partlyUnknown?: boolean;
	/** Place of the object that gets the answer, when it can be told whether somebody looks at it (`Recorder.heard`). */
	readonly listener?: number;
}

type Context = Pick<Effect, "gesture" | "repeated">;
type Growing = Omit<Effect, "carried" | "details" | "unheard"> & {
	carried: Carried[];
	details: Record<string, string[]>;
	/** Null when one of its answers may be looked at without being noticed. */
	listeners: Set<number> | null;
};

const MOST_EFFECTS = 2_000;
/** Characters quoted of one text. */
const MOST_TEXT = 600;
const MOST_CARRIED = 40;
const MOST_OF_A_DETAIL = 8;

/** Collects what is seen; the same thing seen again is one entry. */
export class Recorder {
	readonly #effects: Growing[] = [];
	/** The same by place: a loop records the same effect thousands of times. */
	readonly #effectsAt = new Map<number, Growing[]>();
	readonly #reads = new Map<Origin, Effect["gesture"][]>();
	readonly #listeners = new Map<string, Listener>();
	readonly #hooks = new Map<string, Hook>();
	readonly #unresolved = new Map<string, Unresolved>();
	readonly #heard = new Set<number>();
	#isPart = false;

	readonly #placeOf: (offset: number) => number;
	readonly #textPrograms: () => Trace["textPrograms"];

	/** `placeOf`: where in the script an offset lies that may be of a program run from text; `textPrograms`: all of those. */
	constructor(placeOf: (offset: number) => number, textPrograms: () => Trace["textPrograms"]) {
		this.#placeOf = placeOf;
		this.#textPrograms = textPrograms;
	}

	effect(note: EffectNote, context: Context): void {
		const effect = this.#effectOf(note, context);
		if (!effect) return;
		if (note.listener === undefined) effect.listeners = null;
		else effect.listeners?.add(note.listener);
		for (const [role, taints] of note.carried ?? []) addCarried(effect.carried, role, taints);
		const { details = {} } = note;
		for (const name of Object.keys(details)) {
			const known = effect.details[name] ?? [];
			effect.details[name] = known;
			for (const text of details[name] ?? []) {
				if (known.length >= MOST_OF_A_DETAIL) break;
				if (!known.includes(text)) known.push(text.slice(0, MOST_TEXT));
			}
		}
	}

	/** Somebody looks at the answer that the object made at `offset` stands for. */
	heard(offset: number): void {
		this.#heard.add(offset);
	}

	/** The entry for the same effect, occasion and places, made when there is none; null when there are too many. */
	#effectOf(note: EffectNote, { gesture, repeated }: Context): Growing | null {
		const { kind, api, offset, destinations = [], partlyUnknown = false } = note;
		const here = this.#effectsAt.get(offset) ?? [];
		for (const known of here) {
			const same = known.kind === kind && known.api === api && known.gesture === gesture;
			if (same && sameDestinations(known.destinations, destinations)) return known;
		}
		if (this.#effects.length >= MOST_EFFECTS) {
			this.leavesOut();
			return null;
		}
		// Not the whole context: what is given is the machine, and all its state would end up in the trace.
		const made: Growing = {
			...{ kind, api, offset, destinations, partlyUnknown, gesture, repeated },
			...{ carried: [], details: {}, listeners: new Set<number>() },
		};
		this.#effects.push(made);
		if (here.push(made) === 1) this.#effectsAt.set(offset, here);
		return made;
	}

	/** Something was not followed: what is told is a part of the truth. */
	leavesOut(): void {
		this.#isPart = true;
	}

	read(origin: Origin, gesture: Effect["gesture"]): void {
		const known = this.#reads.get(origin);
		if (!known) this.#reads.set(origin, [gesture]);
		else if (!known.includes(gesture)) known.push(gesture);
	}

	listener(listener: Listener): void {
		this.#listeners.set(`${listener.offset} ${listener.event} ${listener.on}`, listener);
	}

	hook(hook: Hook): void {
		const key = `${hook.offset} ${hook.target}`;
		const known = this.#hooks.get(key);
		this.#hooks.set(key, { ...hook, gives: [...new Set([...(known?.gives ?? []), ...hook.gives])] });
	}

	unresolved(unresolved: Unresolved): void {
		this.#unresolved.set(`${unresolved.offset} ${unresolved.kind}`, unresolved);
	}

	trace(status: Trace["status"]): Trace {
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
			status: this.#isPart ? "exhausted" : status,
			effects: byPlace(this.#effects).map(({ listeners, ...effect }) => ({
				...effect,
				unheard: listeners !== null && ![...listeners].some((place) => this.#heard.has(place)),
				carried: effect.carried.map(carriedInPlace),
			})),
			reads: [...this.#reads]
				.flatMap(([origin, gestures]) => gestures.map((gesture) => ({ origin: place(origin), gesture })))
				.sort((one, other) => one.origin.offset - other.origin.offset),
			listeners: byPlace(this.#listeners.values()),
			hooks: byPlace(this.#hooks.values()),
			unresolved: byPlace(this.#unresolved.values()),
			textPrograms: this.#textPrograms(),
		};
	}
}

function sameDestinations(some: readonly Destination[], others: readonly Destination[]): boolean {
	if (some === others) return true;
	return (
		some.length === others.length &&
		some.every((one, index) => {
			const other = others[index];
			return one.kind === other?.kind && one.host === other.host && one.scheme === other.scheme;
		})
	);
}

function addCarried(carried: Carried[], role: Carried["role"], taints: Taints): void {
	for (const taint of taints) {
		if (carried.length >= MOST_CARRIED) return;
		if (carried.some((known) => known.role === role && known.origin === taint.origin)) continue;
		carried.push({ origin: taint.origin, role, steps: stepsOf(taint) });
	}
}
