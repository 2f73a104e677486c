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

/** Collects what is seen; the same thing seen again is one entry. */
export class Recorder {
	readonly #effects = new Map<string, Growing>();
	readonly #reads = new Map<Origin, Effect["gesture"][]>();
	readonly #listeners = new Map<string, Listener>();
	readonly #hooks = new Map<string, Hook>();
	readonly #unresolved = new Map<string, Unresolved>();
	readonly #heard = new Set<number>();
	#isPart = false;

	readonly #placeOf: (offset: number) => number;

	/** `placeOf`: where in the script an offset lies that may be of a program run from text. */
	constructor(placeOf: (offset: number) => number) {
		this.#placeOf = placeOf;
	}

	effect(note: EffectNote, context: Context): void {
		const destinations = note.destinations ?? [];
		const where = destinations.map(({ kind, host, scheme }) => `${kind} ${host ?? ""} ${scheme ?? ""}`).join();
		const key = `${note.kind} ${note.api} ${note.offset} ${context.gesture} ${where}`;
		let effect = this.#effects.get(key);
		if (!effect) {
			if (this.#effects.size >= MOST_EFFECTS) {
				this.leavesOut();
				return;
			}
			const { kind, api, offset, partlyUnknown = false } = note;
			// Not the whole context: what is given is the machine, and all its state would end up in the trace.
			const { gesture, repeated } = context;
			const seen = { kind, api, offset, destinations, partlyUnknown, gesture, repeated };
			effect = { ...seen, carried: [], details: {}, listeners: new Set() };
			this.#effects.set(key, effect);
		}
		if (note.listener === undefined) effect.listeners = null;
		else effect.listeners?.add(note.listener);
		for (const [role, taints] of note.carried ?? []) addCarried(effect.carried, role, taints);
		for (const [name, texts] of Object.entries(note.details ?? {})) {
			const known = effect.details[name] ?? [];
			effect.details[name] = known;
			for (const text of texts) if (known.length < 8 && !known.includes(text)) known.push(text.slice(0, MOST_TEXT));
		}
	}

	/** Somebody looks at the answer that the object made at `offset` stands for. */
	heard(offset: number): void {
		this.#heard.add(offset);
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
			effects: byPlace(this.#effects.values()).map(({ listeners, ...effect }) => ({
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
		};
	}
}

function addCarried(carried: Carried[], role: Carried["role"], taints: Taints): void {
	for (const taint of taints) {
		if (carried.length >= MOST_CARRIED) return;
		if (carried.some((known) => known.role === role && known.origin === taint.origin)) continue;
		carried.push({ origin: taint.origin, role, steps: stepsOf(taint) });
	}
}
