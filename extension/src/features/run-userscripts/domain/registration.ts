import type { BrowserRegistration, KnownRegistration } from "../../../platform/user-scripts.ts";
import { assignWorlds, type WorldPlan } from "./assign-worlds.ts";
import type { PlannedScript } from "./planned-script.ts";
import { reporterSources, wrapForOwnWorld, wrapForPage } from "./wrap-script.ts";

/** Registration of the listener for reports from the page's world. Script ids are UUIDs: no clash. */
export const REPORTER_ID = "reporter";

/** Shared by all registrations: the event name of reports, and the text of the layer. */
export interface RegistrationParts {
	readonly channel: string;
	readonly layer: string;
}

/** Makes the registration of one script, without its mark. */
export type MakeRegistration = (
	script: PlannedScript,
	world: WorldPlan | null,
	parts: RegistrationParts,
) => BrowserRegistration;

/** Every registration the browser should hold, without marks. */
export function registrationsOf(
	scripts: readonly PlannedScript[],
	parts: RegistrationParts,
	make: MakeRegistration = makeRegistration,
): BrowserRegistration[] {
	const inPage = scripts.filter((script) => !script.ownWorld);
	const worlds = assignWorlds(scripts);
	const registrations = scripts.map((script) => make(script, worlds.get(script.id) ?? null, parts));
	if (inPage.length === 0) return registrations;
	return [reporter([...new Set(inPage.flatMap((script) => script.targets.matches))].sort(), parts), ...registrations];
}

/** Makes a registration again only when script, world or parts changed: the same object is the same registration. */
export function rememberRegistrations(make: MakeRegistration): MakeRegistration {
	interface Kept extends RegistrationParts {
		readonly worldId: string | null | undefined;
		readonly framesAllowed: boolean | undefined;
		readonly registration: BrowserRegistration;
	}
	const made = new WeakMap<PlannedScript, Kept>();
	return (script, world, { channel, layer }) => {
		const kept = made.get(script);
		const isSame =
			kept !== undefined &&
			kept.worldId === world?.worldId &&
			kept.framesAllowed === world?.framesAllowed &&
			kept.channel === channel &&
			kept.layer === layer;
		if (isSame) return kept.registration;
		const registration = make(script, world, { channel, layer });
		const { worldId, framesAllowed } = world ?? {};
		made.set(script, { worldId, framesAllowed, channel, layer, registration });
		return registration;
	};
}

export function makeRegistration(
	script: PlannedScript,
	world: WorldPlan | null,
	{ channel, layer }: RegistrationParts,
): BrowserRegistration {
	return {
		id: script.id,
		matches: script.targets.matches,
		excludeMatches: script.targets.excludeMatches,
		allFrames: script.allFrames && (world?.framesAllowed ?? true),
		runAt: script.runAt,
		world: world === null ? "MAIN" : "USER_SCRIPT",
		worldId: world?.worldId ?? null,
		sources: world === null ? wrapForPage(script, channel) : wrapForOwnWorld(script, layer),
	};
}

function reporter(matches: readonly string[], { channel, layer }: RegistrationParts): BrowserRegistration {
	return {
		id: REPORTER_ID,
		matches,
		excludeMatches: [],
		allFrames: true,
		runAt: "document_start",
		world: "USER_SCRIPT",
		worldId: null,
		sources: reporterSources(channel, layer),
	};
}

/**
 * Adds the hash to the last source, to be compared with what the browser holds. Not as a source of its own: each one makes every
 * registration of the extension slower, as the browser stores all of them again.
 */
export function markRegistration(registration: BrowserRegistration, hash: string): BrowserRegistration {
	const last = registration.sources.at(-1)?.code ?? "";
	return {
		...registration,
		sources: [...registration.sources.slice(0, -1), { code: `${last}/*scriptorium:${hash}*/` }],
	};
}

export interface Changes {
	readonly remove: readonly string[];
	readonly update: readonly BrowserRegistration[];
	readonly add: readonly BrowserRegistration[];
}

/** Computes the changes after which the browser has exactly the registrations `wanted` (already marked). */
export function compareRegistrations(
	known: readonly KnownRegistration[],
	wanted: readonly BrowserRegistration[],
): Changes {
	const held = new Map(known.map((registration) => [registration.id, registration]));
	const remove = new Set(held.keys());
	const update: BrowserRegistration[] = [];
	const add: BrowserRegistration[] = [];
	for (const registration of wanted) {
		const before = held.get(registration.id);
		const mark = registration.sources.at(-1)?.code ?? "";
		// An update keeps missing properties, as the world id: another world needs a new registration.
		if (before === undefined || before.world !== registration.world || before.worldId !== registration.worldId) {
			add.push(registration);
		} else {
			remove.delete(registration.id);
			if (before.lastCode !== mark) update.push(registration);
		}
	}
	return { remove: [...remove], update, add };
}
