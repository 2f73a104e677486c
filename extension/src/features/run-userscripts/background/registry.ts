import { messageOf } from "@scriptorium/shared-protocol/errors";
import { createQueue } from "../../../library/queue.ts";
import type { ScriptLibrary } from "../../../library/script-library.ts";
import type { ScriptRecords } from "../../../library/script-records.ts";
import type { BrowserRegistration, UserScriptsPort } from "../../../platform/user-scripts-port.ts";
import { assignWorlds, type WorldPlan } from "../domain/assign-worlds.ts";
import { type PlannedScript, planScript } from "../domain/planned-script.ts";
import {
	compareRegistrations,
	markRegistration,
	partsOf as partsOfScript,
	type RegistrationParts,
	registrationsOf,
} from "../domain/registration.ts";
import type { ScriptHandler } from "../domain/script-info.ts";
import type { SyncOutcome } from "../domain/sync-outcome.ts";
import { digest, digestOfValues } from "./digest.ts";

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

export interface Registry {
	/** Synchronizes the browser's registrations with the library. Calls are queued; each reads the library again. */
	sync(): Promise<SyncOutcome>;
	/** The world that a script with grants runs in; null for a script that runs in none. */
	worldOf(scriptId: string): Promise<WorldPlan | null>;
	/** Scripts that are switched on and can run. */
	planned(): Promise<readonly PlannedScript[]>;
	/** Runs a script that is switched on in a document, whatever its patterns say. Rejects where the browser refuses. */
	runInDocument(scriptId: string, tabId: number, frameId: number): Promise<void>;
}

/**
 * The browser's registrations are a cache: they get lost with updates, and the switch empties them. The library is the
 * truth (findings: registrations do not survive a relaunch of an unpacked extension).
 */
export function createRegistry(ports: RegistryPorts): Registry {
	const { library, records, userScripts, log } = ports;
	const inTurn = createQueue();

	async function planned(): Promise<PlannedScript[]> {
		const { scripts } = await library.list();
		const offSites = await ports.offSites();
		const handler = await ports.handler();
		const plans: PlannedScript[] = [];
		for (const script of scripts.filter(({ enabled }) => enabled)) {
			const stored = { ...script, offSites: [...script.offSites, ...offSites] };
			const plan = planScript(stored, await records.values(script.id), handler);
			if (plan === null)
				log(`${script.id} does not run: no page that it may run on, or a missing @require or @resource`);
			else plans.push(plan);
		}
		return plans;
	}

	const partsOf = async (plans: readonly PlannedScript[]): Promise<RegistrationParts> => ({
		channel: await records.channel(),
		layer: await ports.layer(),
		pageAgent: await ports.pageAgent(),
		valuesDigests: new Map(
			await Promise.all(plans.map(async ({ id, values }) => [id, await digestOfValues(values)] as const)),
		),
	});

	async function wanted(): Promise<BrowserRegistration[]> {
		const plans = await planned();
		const registrations = registrationsOf(plans, await partsOf(plans));
		return Promise.all(registrations.map(async (one) => markRegistration(one, await digest(JSON.stringify(one)))));
	}

	async function apply(): Promise<SyncOutcome> {
		if (!userScripts.isAllowed()) return { allowed: false, registered: 0, refused: [] };
		ports.onAllowed();
		const target = await wanted();
		const { remove, update, add } = compareRegistrations(await userScripts.list(), target);
		const worlds = new Set([...update, ...add].flatMap(({ world, worldId }) => (world === "MAIN" ? [] : [worldId])));
		for (const world of worlds) await userScripts.openWorld(world);
		if (remove.length > 0) await userScripts.unregister(remove);
		const refused = [
			...(await tryAll(update, (some) => userScripts.update(some))),
			...(await tryAll(add, (some) => userScripts.register(some))),
		];
		for (const { id, reason } of refused) log(`the browser refused ${id}: ${reason}`);
		return { allowed: true, registered: target.length - refused.length, refused };
	}

	return {
		sync: () => inTurn(apply),
		worldOf: async (scriptId) => assignWorlds(await planned()).get(scriptId) ?? null,
		planned,
		async runInDocument(scriptId, tabId, frameId) {
			const plans = await planned();
			const plan = plans.find(({ id }) => id === scriptId);
			if (plan === undefined) return;
			const parts = partsOfScript(plan, assignWorlds(plans).get(scriptId) ?? null, await partsOf(plans));
			for (const { world, sources } of parts) {
				if (world !== null) await userScripts.openWorld(world.worldId);
				await userScripts.run(tabId, frameId, world, sources);
			}
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
