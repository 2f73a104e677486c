import type { BrowserRegistration, KnownRegistration, RegisteredSource } from "../../../platform/user-scripts-port.ts";
import { assignWorlds, type WorldPlan } from "./assign-worlds.ts";
import type { PlannedScript } from "./planned-script.ts";
import { pageAgentSource, reporterSources, wrapForOwnWorld, wrapForPage } from "./wrap-script.ts";

/** Registration of the listener for reports from the page's world. Script ids are UUIDs: no clash. */
export const REPORTER_ID = "reporter";

/** Shared by all registrations: the event name of reports, and the texts of the built files. */
export interface RegistrationParts {
	readonly channel: string;
	/** `userscript-layer.js` */
	readonly layer: string;
	/** `page-window.js` */
	readonly pageAgent: string;
	/** Digests of the scripts' values by script id. */
	readonly valuesDigests: ReadonlyMap<string, string>;
}

/** Every registration the browser should hold, without marks. */
export function registrationsOf(scripts: readonly PlannedScript[], parts: RegistrationParts): BrowserRegistration[] {
	const inPage = scripts.filter((script) => !script.ownWorld);
	const worlds = assignWorlds(scripts);
	const registrations = scripts.flatMap((script) => registrationOf(script, worlds.get(script.id) ?? null, parts));
	if (inPage.length === 0) return registrations;
	return [reporter([...new Set(inPage.flatMap((script) => script.targets.matches))].sort(), parts), ...registrations];
}

/** Where one part of a script runs, and its sources. */
export interface ScriptPart {
	/** Null for the page's own world. */
	readonly world: WorldPlan | null;
	readonly sources: readonly RegisteredSource[];
}

/** The parts of a script in the order in which they run: the page's side of `unsafeWindow`, then the script. */
export function partsOf(script: PlannedScript, world: WorldPlan | null, parts: RegistrationParts): ScriptPart[] {
	const agent = pageAgentSource(script, parts.pageAgent);
	const sources =
		world === null
			? wrapForPage(script, parts.channel)
			: wrapForOwnWorld(script, parts.layer, parts.valuesDigests.get(script.id) ?? "");
	return [...(agent === null ? [] : [{ world: null, sources: [agent] }]), { world, sources }];
}

function registrationOf(
	script: PlannedScript,
	world: WorldPlan | null,
	parts: RegistrationParts,
): BrowserRegistration[] {
	const { runAt } = script;
	if (runAt === null) return [];
	return partsOf(script, world, parts).map((part, index, all): BrowserRegistration => {
		const isScript = index === all.length - 1;
		return {
			id: isScript ? script.id : `${script.id}.page`,
			matches: script.targets.matches,
			excludeMatches: script.targets.excludeMatches,
			allFrames: script.allFrames && (world?.framesAllowed ?? true),
			runAt: isScript ? runAt : "document_start",
			world: part.world === null ? "MAIN" : "USER_SCRIPT",
			worldId: part.world?.worldId ?? null,
			sources: part.sources,
		};
	});
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
