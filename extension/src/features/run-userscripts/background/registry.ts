import { messageOf } from "@scriptorium/shared-protocol/errors";
import { createQueue } from "../../../library/queue.ts";
import type { ScriptLibrary } from "../../../library/script-library.ts";
import type { ScriptRecords } from "../../../library/script-records.ts";
import type { BrowserRegistration, UserScriptsPort } from "../../../platform/user-scripts-port.ts";
import { assignWorlds, type WorldPlan } from "../domain/assign-worlds.ts";
import type { PlannedScript } from "../domain/planned-script.ts";
import {
	type Changes,
	compareRegistrations,
	makeRegistrations,
	markRegistration,
	partsOf as partsOfScript,
	REPORTER_ID,
	type RegistrationParts,
	registrationsOf,
	rememberRegistrations,
} from "../domain/registration.ts";
import type { ScriptHandler } from "../domain/script-info.ts";
import { coversAboutFrames } from "../domain/script-targets.ts";
import type { SyncOutcome } from "../domain/sync-outcome.ts";
import { digest, digestOfValues } from "./digest.ts";
import { createHeldRegistrations } from "./held-registrations.ts";
import { createPlanScripts } from "./plan-scripts.ts";

export interface RegistryPorts {
	readonly library: ScriptLibrary;
	readonly records: ScriptRecords;
	readonly userScripts: UserScriptsPort;
	readonly handler: () => Promise<ScriptHandler>;
	/** Host names on which no script may run. */
	readonly offSites: () => Promise<readonly string[]>;
	/** Text of the layer that gives a userscript world its API. */
	readonly layer: () => Promise<string>;
	/** Text of the page's side of `unsafeWindow`. */
	readonly pageAgent: () => Promise<string>;
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
	/** As `sync`, but leaves the listener for reports, which grows with every script, to the next one. */
	syncScripts(): Promise<SyncOutcome>;
	/** As `sync`, but asks the browser for all that it holds instead of trusting what this worker changed itself. */
	rebuild(): Promise<SyncOutcome>;
	/** The world that a script with grants runs in; null for a script that runs in none. */
	worldOf(scriptId: string): Promise<WorldPlan | null>;
	/** Scripts that are switched on and can run. */
	planned(): Promise<readonly PlannedScript[]>;
	/**
	 * Runs scripts in a frame without an address of its own (`about:blank`, `about:srcdoc`), where the browser runs no registration.
	 * @param pageUrl address of the page that made the frame
	 */
	runInAboutFrame(tabId: number, frameId: number, pageUrl: string): Promise<void>;
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
	const marked = new WeakMap<BrowserRegistration, BrowserRegistration>();
	const valuesDigests = new WeakMap<PlannedScript, string>();
	const waiting: Record<Scope, Promise<SyncOutcome> | null> = { all: null, scripts: null };
	let channel: string | null = null;

	/** A plan stays the same object as long as its values do. */
	async function digestOf(plan: PlannedScript): Promise<string> {
		const known = valuesDigests.get(plan) ?? (await digestOfValues(plan.values));
		valuesDigests.set(plan, known);
		return known;
	}

	async function partsOf(plans: readonly PlannedScript[]): Promise<RegistrationParts> {
		channel ??= await records.channel();
		return {
			channel,
			layer: await ports.layer(),
			pageAgent: await ports.pageAgent(),
			valuesDigests: new Map(await Promise.all(plans.map(async (plan) => [plan.id, await digestOf(plan)] as const))),
		};
	}

	async function mark(registration: BrowserRegistration): Promise<BrowserRegistration> {
		const done = marked.get(registration) ?? markRegistration(registration, await digest(JSON.stringify(registration)));
		marked.set(registration, done);
		return done;
	}

	async function wanted(): Promise<BrowserRegistration[]> {
		const plans = await planned();
		const registrations = registrationsOf(plans, await partsOf(plans), registrationOf);
		return Promise.all(registrations.map(mark));
	}

	async function apply(scope: Scope): Promise<SyncOutcome> {
		if (!userScripts.isAllowed()) {
			held.forget();
			return { allowed: false, registered: 0, refused: [] };
		}
		ports.onAllowed();
		const inScope = ({ id }: { readonly id: string }): boolean => scope === "all" || id !== REPORTER_ID;
		const target = (await wanted()).filter(inScope);
		const changes = compareRegistrations((await held.read()).filter(inScope), target);
		try {
			const refused = await change(changes);
			for (const { id, reason } of refused) log(`the browser refused ${id}: ${reason}`);
			if (refused.length > 0) held.forget();
			else held.changed(changes);
			return { allowed: true, registered: target.length - refused.length, refused };
		} catch (thrown) {
			held.forget();
			throw thrown;
		}
	}

	async function change({ remove, update, add }: Changes): Promise<{ id: string; reason: string }[]> {
		const worlds = new Set([...update, ...add].flatMap(({ world, worldId }) => (world === "MAIN" ? [] : [worldId])));
		for (const world of worlds) await userScripts.openWorld(world);
		if (remove.length > 0) await userScripts.unregister(remove);
		return [
			...(await tryAll(update, (some) => userScripts.update(some))),
			...(await tryAll(add, (some) => userScripts.register(some))),
		];
	}

	async function run(
		plan: PlannedScript,
		world: WorldPlan | null,
		{
			tabId,
			frameId,
			isImmediate,
		}: { readonly tabId: number; readonly frameId: number; readonly isImmediate: boolean },
	): Promise<void> {
		for (const part of partsOfScript(plan, world, await partsOf([plan]))) {
			if (part.world !== null) await userScripts.openWorld(part.world.worldId);
			await userScripts.run(tabId, frameId, part.world, part.sources, isImmediate);
		}
	}

	async function planOf(scriptId: string): Promise<{ plan: PlannedScript | null; world: WorldPlan | null }> {
		const plans = await planned();
		const plan = plans.find(({ id }) => id === scriptId) ?? null;
		return { plan, world: assignWorlds(plans).get(scriptId) ?? null };
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
		syncScripts: () => sync("scripts"),
		rebuild: () =>
			inTurn(() => {
				held.forget();
				return apply("all");
			}),
		worldOf: async (scriptId) => assignWorlds(await planned()).get(scriptId) ?? null,
		planned,
		async runInAboutFrame(tabId, frameId, pageUrl) {
			if (!userScripts.isAllowed()) return;
			const plans = await planned();
			const worlds = assignWorlds(plans);
			for (const plan of plans) {
				const world = worlds.get(plan.id) ?? null;
				const isHere = plan.runAt !== null && plan.allFrames && coversAboutFrames(plan.targets, pageUrl);
				if (!isHere || world?.framesAllowed === false) continue;
				await run(plan, world, { tabId, frameId, isImmediate: true }).catch((thrown: unknown) =>
					log(`${plan.id} did not run in a frame without address: ${messageOf(thrown)}`),
				);
			}
		},
		async pageSources(scriptId) {
			const plan = (await planned()).find(({ id }) => id === scriptId);
			if (plan === undefined || plan.ownWorld) return null;
			return partsOfScript(plan, null, await partsOf([plan])).flatMap(({ sources }) => sources.map(({ code }) => code));
		},
		async runInDocument(scriptId, tabId, frameId) {
			const { plan, world } = await planOf(scriptId);
			if (plan !== null) await run(plan, world, { tabId, frameId, isImmediate: true });
		},
		async startInDocument(scriptId, tabId) {
			const { plan, world } = await planOf(scriptId);
			if (plan !== null) await run(plan, world, { tabId, frameId: 0, isImmediate: plan.startsEarly });
		},
	};
}

/** All at once; when the browser refuses, one by one, so that one bad script does not stop the others. */
async function tryAll(
	registrations: readonly BrowserRegistration[],
	act: (some: readonly BrowserRegistration[]) => Promise<void>,
): Promise<{ id: string; reason: string }[]> {
	if (registrations.length === 0) return [];
	try {
		await act(registrations);
		return [];
	} catch (thrown) {
		const [only] = registrations;
		if (registrations.length === 1 && only) return [{ id: only.id, reason: messageOf(thrown) }];
	}
	const refused: { id: string; reason: string }[] = [];
	for (const registration of registrations) refused.push(...(await tryAll([registration], act)));
	return refused;
}
