import type { Clock } from "@scriptorium/core-types/clock";
import { messageOf } from "@scriptorium/core-types/errors";
import { createQueue } from "../../../platform/storage/queue.ts";
import type { BrowserRegistration, RunTarget, UserScriptsPort } from "../../../platform/user-scripts-port.ts";
import type { ScriptLibrary } from "../../../script-library/script-library.ts";
import type { ScriptRecords } from "../../../script-library/script-records.ts";
import type { ScriptValueStore } from "../../../script-library/script-values.ts";
import { assignWorlds, type WorldPlan } from "../domain/assign-worlds.ts";
import { type Changes, planChanges, scriptIdOf, type WantedRegistration } from "../domain/plan-changes.ts";
import type { PlannedScript } from "../domain/planned-script.ts";
import {
	makeRegistrations,
	partsOf as partsOfScript,
	REPORTER_ID,
	type RegistrationParts,
	registrationsOf,
	rememberRegistrations,
	type UnhashedRegistration,
} from "../domain/registration.ts";
import type { ScriptHandler } from "../domain/script-info.ts";
import type { SyncOutcome } from "../domain/sync-outcome.ts";
import { readsValues } from "../domain/wrap-script.ts";
import { createBakedValues } from "./baked-values.ts";
import { digest } from "./digest.ts";
import { createHeldRegistrations } from "./held-registrations.ts";
import { createPlanScripts, type EverywhereRules } from "./plan-scripts.ts";

export interface RegistryPorts {
	readonly library: ScriptLibrary;
	readonly records: Pick<ScriptRecords, "channel">;
	readonly values: Pick<ScriptValueStore, "values" | "sizesOf">;
	readonly clock: Clock;
	readonly userScripts: UserScriptsPort;
	readonly handler: () => Promise<ScriptHandler>;
	/** What the user has decided for all scripts. */
	readonly everywhere: () => Promise<EverywhereRules>;
	/** Text of the layer that gives a userscript world its API. */
	readonly layer: () => Promise<string>;
	/** Text of the page's side of `unsafeWindow`. */
	readonly pageAgent: () => Promise<string>;
	/** Text of the built `custom-elements.js`. */
	readonly customElements: () => Promise<string>;
	readonly log: (line: string) => void;
	/** Called when the browser lets userscripts run; the place to listen to them. */
	readonly onAllowed: () => void;
}

/** The extent of a synchronization: all registrations, or those of scripts alone. */
type Scope = "all" | "scripts";

export interface Registry {
	/**
	 * Synchronizes the browser's registrations with the library. Calls are queued; those that wait share one turn, as each reads the
	 * library again.
	 */
	sync(): Promise<SyncOutcome>;
	/** To be called when values of a script were stored; resolved when no new page begins with the old ones. */
	valuesChanged(scriptId: string): Promise<void>;
	/** As `sync`, but leaves the listener for reports, which grows with every script, to the next one. */
	syncScripts(): Promise<SyncOutcome>;
	/** As `sync`, but asks the browser for all that it holds instead of trusting what this worker changed itself. */
	rebuild(): Promise<SyncOutcome>;
	/** The world that a script with grants runs in; null for a script that runs in none. */
	worldOf(scriptId: string): Promise<WorldPlan | null>;
	/** Scripts that are switched on and can run, and the worlds of those with grants by script id. */
	plannedWorlds(): Promise<{
		readonly plans: readonly PlannedScript[];
		readonly worlds: ReadonlyMap<string, WorldPlan>;
	}>;
	/** Scripts that are switched on and can run. */
	planned(): Promise<readonly PlannedScript[]>;
	/** False when it is known that the browser starts all scripts in frames. */
	startsInFrames(): boolean;
	/**
	 * Runs a planned script in a document, whatever its patterns say. Rejects where the browser refuses.
	 * @param worldId null: the default world; left out: the page's own
	 * @param isImmediate false: when the document has been parsed
	 */
	run(plan: PlannedScript, worldId: string | null | undefined, target: RunTarget, isImmediate: boolean): Promise<void>;
	/**
	 * Sources of a script that runs in the page's own world, for a browser that runs no userscripts; null for one that needs a world of
	 * its own, runs nowhere, or is switched off.
	 */
	pageSources(scriptId: string): Promise<readonly string[] | null>;
	/** Runs a script that is switched on in a document, whatever its patterns say. Rejects where the browser refuses. */
	runInDocument(scriptId: string, tabId: number, frameId: number): Promise<void>;
	/** As `runInDocument`, in a page that is being loaded, and at the time that `@run-at` names. */
	startInDocument(scriptId: string, tabId: number): Promise<void>;
}

/**
 * The browser's registrations are a cache: they get lost with updates, and the switch empties them. The library is the
 * truth (findings: registrations do not survive a relaunch of an unpacked extension).
 */
export function createRegistry(ports: RegistryPorts): Registry {
	const { records, userScripts, log } = ports;
	const inTurn = createQueue();
	const planned = createPlanScripts(ports);
	const held = createHeldRegistrations(userScripts);
	const registrationOf = rememberRegistrations(makeRegistrations);
	const hashed = new WeakMap<UnhashedRegistration, WantedRegistration>();
	const baked = createBakedValues({
		store: ports.values,
		clock: ports.clock,
		sync: () => void sync("scripts").catch((thrown: unknown) => log(`values were not renewed: ${messageOf(thrown)}`)),
	});
	const waiting: Record<Scope, Promise<SyncOutcome> | null> = { all: null, scripts: null };
	let channel: string | null = null;
	/** Null before the first synchronization of this worker. */
	let assigned: {
		readonly plans: readonly PlannedScript[];
		readonly worlds: ReadonlyMap<string, WorldPlan>;
	} | null = null;

	async function partsWith(values: RegistrationParts["values"]): Promise<RegistrationParts> {
		channel ??= await records.channel();
		return {
			channel,
			layer: await ports.layer(),
			pageAgent: await ports.pageAgent(),
			customElements: await ports.customElements(),
			values,
		};
	}

	/** For a script that the worker starts: its values as they are now. */
	async function partsToStart(plan: PlannedScript): Promise<RegistrationParts> {
		return partsWith(new Map(readsValues(plan) ? [[plan.id, await baked.toStart(plan.id)]] : []));
	}

	async function withHash(registration: UnhashedRegistration): Promise<WantedRegistration> {
		const done = hashed.get(registration) ?? { ...registration, hash: await digest(JSON.stringify(registration)) };
		hashed.set(registration, done);
		return done;
	}

	async function wanted(): Promise<WantedRegistration[]> {
		const plans = await planned();
		const values = await baked.toRegister(plans.filter(readsValues).map(({ id }) => id));
		const registrations = registrationsOf(plans, worldsOf(plans), await partsWith(values), registrationOf);
		return Promise.all(registrations.map(withHash));
	}

	async function apply(scope: Scope): Promise<SyncOutcome> {
		if (!userScripts.isAllowed()) {
			forget();
			return { allowed: false, registered: 0, refused: [] };
		}
		ports.onAllowed();
		const isInScope = (id: string): boolean => scope === "all" || id !== REPORTER_ID;
		const target = (await wanted()).filter(({ scriptId }) => isInScope(scriptId));
		const known = (await held.read()).filter(({ id }) => isInScope(id));
		const changes = planChanges(known, target);
		try {
			const begun = ports.clock.now();
			const refused = await change(changes);
			if (changes.update.length > 0) baked.noteRenewal(ports.clock.now() - begun);
			for (const { id, reason } of refused) log(`the browser refused ${id}: ${reason}`);
			if (refused.length > 0) forget();
			else held.changed(changes);
			return { allowed: true, registered: target.length - refused.length, refused };
		} catch (thrown) {
			forget();
			throw thrown;
		}
	}

	function forget(values = false): void {
		held.forget();
		baked.forget(values);
	}

	async function change({ remove, register, update }: Changes): Promise<Refused[]> {
		const worlds = new Set(
			[...register, ...update].flatMap(({ world, worldId }) => (world === "MAIN" ? [] : [worldId])),
		);
		for (const world of worlds) await userScripts.openWorld(world);
		if (remove.length > 0) await userScripts.unregister(remove);
		const refused = await tryAll(register, (some) => userScripts.register(some));
		const absent = new Set(refused.map(({ id }) => id));
		const present = update.filter(({ id }) => !absent.has(id));
		refused.push(...(await tryAll(present, (some) => userScripts.update(some))));
		return refused.map(({ id, reason }) => ({ id: scriptIdOf(id), reason }));
	}

	/** Scripts keep their worlds as long as no script changes: sites are compared pair by pair. */
	function worldsOf(plans: readonly PlannedScript[]): ReadonlyMap<string, WorldPlan> {
		const known = assigned;
		if (known?.plans.length === plans.length && plans.every((plan, at) => plan === known.plans[at]))
			return known.worlds;
		const worlds = assignWorlds(plans);
		assigned = { plans, worlds };
		return worlds;
	}

	async function run(
		plan: PlannedScript,
		worldId: string | null | undefined,
		target: RunTarget,
		isImmediate: boolean,
	): Promise<void> {
		const world = worldId === undefined ? null : { worldId, inFrames: "browser" as const };
		for (const part of partsOfScript(plan, world, await partsToStart(plan))) {
			if (part.world !== null) await userScripts.openWorld(part.world.worldId);
			await userScripts.run(target, part.world, part.sources, isImmediate);
		}
	}

	async function planOf(
		scriptId: string,
	): Promise<{ readonly plan: PlannedScript | null; readonly worldId: string | null | undefined }> {
		const plans = await planned();
		const plan = plans.find(({ id }) => id === scriptId) ?? null;
		return { plan, worldId: worldsOf(plans).get(scriptId)?.worldId };
	}

	function sync(scope: Scope): Promise<SyncOutcome> {
		const turn =
			waiting[scope] ??
			inTurn(() => {
				waiting[scope] = null;
				return apply(scope);
			});
		waiting[scope] = turn;
		return turn;
	}

	return {
		sync: () => sync("all"),
		async valuesChanged(scriptId) {
			if (baked.noteChange(scriptId)) await sync("scripts");
		},
		syncScripts: () => sync("scripts"),
		rebuild: () =>
			inTurn(() => {
				forget(true);
				return apply("all");
			}),
		worldOf: async (scriptId) => worldsOf(await planned()).get(scriptId) ?? null,
		planned,
		async plannedWorlds() {
			const plans = await planned();
			return { plans, worlds: worldsOf(plans) };
		},
		startsInFrames: () =>
			assigned === null || [...assigned.worlds.values()].some(({ inFrames }) => inFrames === "worker"),
		run,
		async pageSources(scriptId) {
			const plan = (await planned()).find(({ id }) => id === scriptId);
			if (plan === undefined || plan.ownWorld) return null;
			return partsOfScript(plan, null, await partsToStart(plan)).flatMap(({ sources }) =>
				sources.map(({ code }) => code),
			);
		},
		async runInDocument(scriptId, tabId, frameId) {
			const { plan, worldId } = await planOf(scriptId);
			if (plan !== null) await run(plan, worldId, { tabId, frameId }, true);
		},
		async startInDocument(scriptId, tabId) {
			const { plan, worldId } = await planOf(scriptId);
			if (plan !== null) await run(plan, worldId, { tabId, frameId: 0 }, plan.startsEarly);
		},
	};
}

interface Refused {
	readonly id: string;
	readonly reason: string;
}

/** All at once; when the browser refuses, one by one, so that one bad script does not stop the others. */
async function tryAll(
	registrations: readonly BrowserRegistration[],
	act: (some: readonly BrowserRegistration[]) => Promise<void>,
): Promise<Refused[]> {
	if (registrations.length === 0) return [];
	try {
		await act(registrations);
		return [];
	} catch (thrown) {
		const [only] = registrations;
		if (registrations.length === 1 && only) return [{ id: only.id, reason: messageOf(thrown) }];
	}
	const refused: Refused[] = [];
	for (const registration of registrations) refused.push(...(await tryAll([registration], act)));
	return refused;
}
