import type { Result } from "@scriptorium/core-types/errors";
import { createObservable, type MutableObservable, type Observable } from "@scriptorium/core-types/observable";
import type { RemoteDescriptor } from "@scriptorium/shared-protocol/host-remote/registry";
import type { MountedRemote } from "@scriptorium/shared-protocol/host-remote/remote-module";
import { loadOnce, type RemoteSource } from "./load-once.ts";
import type { RemoteError, RemoteErrorCode } from "./remote-error.ts";

/** Pauses between tries, in milliseconds. A time-out has cost seconds already: one more try, at once. */
const PAUSES: Readonly<Record<RemoteErrorCode, readonly number[]>> = {
	UNREACHABLE: [200, 400, 800],
	TIMEOUT: [0],
	INCOMPATIBLE: [],
	INVALID_MODULE: [],
	MOUNT_FAILED: [],
};

export type RemoteState =
	| { readonly status: "loading" }
	| { readonly status: "ready"; readonly mounted: MountedRemote }
	| { readonly status: "failed"; readonly error: RemoteError };

export interface RemoteLoader {
	state(name: string): Observable<RemoteState>;
	/** Resolves when the remote is ready or has failed; the same promise until it is loaded again. */
	settled(name: string): Promise<void>;
	/** Loads and mounts, unless that was done or begun before. */
	load(remote: RemoteDescriptor): void;
	/** Loads again, whatever the state; the mounted remote is disposed of once its successor is there. */
	reload(remote: RemoteDescriptor): void;
}

interface Slot {
	readonly state: MutableObservable<RemoteState>;
	settled: Promise<void>;
	settle: () => void;
	begun: boolean;
	visits: number;
}

interface LoaderOptions<Client> extends RemoteSource<Client> {
	wait(ms: number): Promise<void>;
}

/** Loads each remote once for the life of the page and keeps it mounted. */
export function createRemoteLoader<Client>(options: LoaderOptions<Client>): RemoteLoader {
	const slots = new Map<string, Slot>();

	function slotOf(name: string): Slot {
		const known = slots.get(name);
		if (known) return known;
		const state = createObservable<RemoteState>({ status: "loading" });
		const slot: Slot = { state, ...createSettling(), begun: false, visits: 0 };
		slots.set(name, slot);
		return slot;
	}

	async function tryUntilSettled(
		remote: RemoteDescriptor,
		slot: Slot,
	): Promise<Result<MountedRemote, RemoteErrorCode>> {
		for (let failures = 0; ; failures += 1) {
			const visit = slot.visits;
			slot.visits += 1;
			const result = await loadOnce(options, remote, visit);
			if (result.ok) return result;
			const pause = PAUSES[result.error.code][failures];
			if (pause === undefined) return result;
			await options.wait(pause);
		}
	}

	async function run(remote: RemoteDescriptor, slot: Slot): Promise<void> {
		const before = slot.state.getSnapshot();
		slot.begun = true;
		if (before.status !== "loading") {
			Object.assign(slot, createSettling());
			slot.state.set({ status: "loading" });
		}
		const result = await tryUntilSettled(remote, slot);
		if (before.status === "ready") before.mounted.dispose();
		if (result.ok) {
			slot.state.set({ status: "ready", mounted: result.value });
			slot.settle();
			return;
		}
		const { code, message, details } = result.error;
		console.error(`[remotes] ${code}: ${message}`, details ?? "");
		options.host.track({ type: "error", category: "remotes", action: code, label: remote.name });
		slot.state.set({ status: "failed", error: result.error });
		slot.settle();
	}

	return {
		state: (name) => slotOf(name).state,
		settled: (name) => slotOf(name).settled,
		load(remote) {
			const slot = slotOf(remote.name);
			if (!slot.begun) void run(remote, slot);
		},
		reload(remote) {
			const slot = slotOf(remote.name);
			if (slot.begun && slot.state.getSnapshot().status === "loading") return;
			void run(remote, slot);
		},
	};
}

function createSettling(): Pick<Slot, "settled" | "settle"> {
	let settle: () => void = () => undefined;
	const settled = new Promise<void>((resolve) => (settle = resolve));
	return { settled, settle };
}
