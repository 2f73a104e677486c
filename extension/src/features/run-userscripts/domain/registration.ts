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

/** Every registration the browser should hold, without marks. */
export function registrationsOf(scripts: readonly PlannedScript[], parts: RegistrationParts): BrowserRegistration[] {
	const inPage = scripts.filter((script) => !script.ownWorld);
	const worlds = assignWorlds(scripts);
	const registrations = scripts.map((script) => registrationOf(script, worlds.get(script.id) ?? null, parts));
	if (inPage.length === 0) return registrations;
	return [reporter([...new Set(inPage.flatMap((script) => script.targets.matches))].sort(), parts), ...registrations];
}

function registrationOf(
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

/** Adds a last source that carries the hash, to be compared with what the browser holds. */
export function markRegistration(registration: BrowserRegistration, hash: string): BrowserRegistration {
	return { ...registration, sources: [...registration.sources, { code: markOf(hash) }] };
}

const markOf = (hash: string): string => `/*scriptorium:${hash}*/`;

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
