import { messageOf } from "@scriptorium/shared-protocol/errors";
import { createQueue } from "../../../library/queue.ts";
import type { ScriptLibrary } from "../../../library/script-library.ts";
import type { ScriptRecords } from "../../../library/script-records.ts";
import type { BrowserRegistration, UserScriptsPort } from "../../../platform/user-scripts.ts";
import { assignWorlds } from "../domain/assign-worlds.ts";
import type { PlannedScript } from "../domain/planned-script.ts";
import {
	type Changes,
	compareRegistrations,
	makeRegistration,
	markRegistration,
	REPORTER_ID,
	type RegistrationParts,
	registrationsOf,
	rememberRegistrations,
} from "../domain/registration.ts";
import { coversAboutFrames } from "../domain/script-targets.ts";
import type { SyncOutcome } from "../domain/sync-outcome.ts";
import { createHeldRegistrations } from "./held-registrations.ts";
import { createPlanScripts } from "./plan-scripts.ts";

export interface RegistryPorts {
	readonly library: ScriptLibrary;
	readonly records: ScriptRecords;
	readonly userScripts: UserScriptsPort;
	readonly extensionVersion: string;
	/** Host names on which no script may run. */
	readonly offSites: () => Promise<readonly string[]>;
	/** Text of the layer that gives a userscript world its API. */
	readonly layer: () => Promise<string>;
	readonly log: (line: string) => void;
	/** Called when the browser lets userscripts run; the place to listen to them. */
	readonly onAllowed: () => void;
}

/** What is synchronized: all registrations, or those of scripts alone. */
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
	/** The world that a script with grants runs in; null for the one that several share, and for what runs in none. */
	worldOf(scriptId: string): Promise<string | null>;
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
	const registrationOf = rememberRegistrations(makeRegistration);
	const marked = new WeakMap<BrowserRegistration, BrowserRegistration>();
	const waiting: Record<Scope, Promise<SyncOutcome> | null> = { all: null, scripts: null };
	let channel: string | null = null;

	async function partsOf(): Promise<RegistrationParts> {
		channel ??= await records.channel();
		return { channel, layer: await ports.layer() };
	}

	async function mark(registration: BrowserRegistration): Promise<BrowserRegistration> {
		const done = marked.get(registration) ?? markRegistration(registration, await digest(JSON.stringify(registration)));
		marked.set(registration, done);
		return done;
	}

	async function wanted(): Promise<BrowserRegistration[]> {
		const registrations = registrationsOf(await planned(), await partsOf(), registrationOf);
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

	async function registrationsFor(
		all: readonly PlannedScript[],
		some: readonly PlannedScript[],
	): Promise<BrowserRegistration[]> {
		const parts = await partsOf();
		const worlds = assignWorlds(all);
		return some.map((plan) => registrationOf(plan, worlds.get(plan.id) ?? null, parts));
	}

	async function run({ world, worldId, sources }: BrowserRegistration, tabId: number, frameId: number): Promise<void> {
		const own = world === "USER_SCRIPT" ? { worldId } : null;
		if (own !== null) await userScripts.openWorld(worldId);
		await userScripts.run(tabId, frameId, own, sources);
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
		worldOf: async (scriptId) => assignWorlds(await planned()).get(scriptId)?.worldId ?? null,
		async runInAboutFrame(tabId, frameId, pageUrl) {
			if (!userScripts.isAllowed()) return;
			const plans = await planned();
			const here = plans.filter(({ targets }) => coversAboutFrames(targets, pageUrl));
			if (here.length === 0) return;
			for (const registration of await registrationsFor(plans, here)) {
				if (!registration.allFrames) continue;
				await run(registration, tabId, frameId).catch((thrown: unknown) =>
					log(`${registration.id} did not run in a frame without address: ${messageOf(thrown)}`),
				);
			}
		},
		async pageSources(scriptId) {
			const plan = (await planned()).find(({ id }) => id === scriptId);
			if (plan === undefined || plan.ownWorld) return null;
			return makeRegistration(plan, null, await partsOf()).sources.map(({ code }) => code);
		},
		async runInDocument(scriptId, tabId, frameId) {
			const plans = await planned();
			const [registration] = await registrationsFor(
				plans,
				plans.filter(({ id }) => id === scriptId),
			);
			if (registration !== undefined) await run(registration, tabId, frameId);
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

async function digest(text: string): Promise<string> {
	const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
	return Array.from(bytes.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
