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

/** Makes the registrations of one script, without marks. */
export type MakeRegistrations = (
	script: PlannedScript,
	world: WorldPlan | null,
	parts: RegistrationParts,
) => readonly BrowserRegistration[];

/** Every registration the browser should hold, without marks. */
export function registrationsOf(
	scripts: readonly PlannedScript[],
	parts: RegistrationParts,
	make: MakeRegistrations = makeRegistrations,
): BrowserRegistration[] {
	const inPage = scripts.filter((script) => !script.ownWorld);
	const worlds = assignWorlds(scripts);
	const registrations = scripts.flatMap((script) => make(script, worlds.get(script.id) ?? null, parts));
	if (inPage.length === 0) return registrations;
	return [reporter([...new Set(inPage.flatMap((script) => script.targets.matches))].sort(), parts), ...registrations];
}

/** Makes registrations again only when script, world or parts changed: the same object is the same registration. */
export function rememberRegistrations(make: MakeRegistrations): MakeRegistrations {
	interface Kept {
		readonly worldId: string | null | undefined;
		readonly framesAllowed: boolean | undefined;
		readonly texts: readonly string[];
		readonly registrations: readonly BrowserRegistration[];
	}
	const made = new WeakMap<PlannedScript, Kept>();
	return (script, world, parts) => {
		const kept = made.get(script);
		// The digest of the values follows from the plan, which has the values.
		const texts = [parts.channel, parts.layer, parts.pageAgent];
		const isSame =
			kept !== undefined &&
			kept.worldId === world?.worldId &&
			kept.framesAllowed === world?.framesAllowed &&
			kept.texts.every((text, at) => text === texts[at]);
		if (isSame) return kept.registrations;
		const registrations = make(script, world, parts);
		made.set(script, { worldId: world?.worldId, framesAllowed: world?.framesAllowed, texts, registrations });
		return registrations;
	};
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

/** Makes the registrations of one script, without marks. None for a script that does not run by itself. */
export function makeRegistrations(
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
