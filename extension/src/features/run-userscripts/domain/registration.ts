import type { RegisteredSource } from "../../../platform/user-scripts-port.ts";
import { isOwnWorld, type WorldPlan } from "./assign-worlds.ts";
import type { WantedRegistration } from "./plan-changes.ts";
import type { PlannedScript } from "./planned-script.ts";
import { NO_VALUES, type RegisteredValues } from "./registered-values.ts";
import { pageAgentSource, reporterSources, wrapForOwnWorld, wrapForPage } from "./wrap-script.ts";

/** Registration of the listener for reports from the page's world. Script ids are UUIDs: no clash. */
export const REPORTER_ID = "reporter";

/** Shared by all registrations: the event name of reports, and the texts of the built files. */
export interface RegistrationParts {
	readonly channel: string;
	/** `userscript-layer.js` */
	readonly layer: string;
	/** `page-window-agent.js` */
	readonly pageAgent: string;
	/** `custom-elements.js` */
	readonly customElements: string;
	/** Values by script id, of scripts that read any. */
	readonly values: ReadonlyMap<string, RegisteredValues>;
}

/** A registration without its hash. */
export type UnhashedRegistration = Omit<WantedRegistration, "hash">;

/** Makes the registrations of one script. */
export type MakeRegistrations = (
	script: PlannedScript,
	world: WorldPlan | null,
	parts: RegistrationParts,
) => readonly UnhashedRegistration[];

/** Every registration the browser should hold: the listener for reports, then those of the scripts in the order of the list. */
export function registrationsOf(
	scripts: readonly PlannedScript[],
	worlds: ReadonlyMap<string, WorldPlan>,
	parts: RegistrationParts,
	make: MakeRegistrations = makeRegistrations,
): UnhashedRegistration[] {
	const inPage = scripts.filter((script) => !script.ownWorld);
	const registrations = scripts.flatMap((script) => make(script, worlds.get(script.id) ?? null, parts));
	if (inPage.length === 0) return registrations;
	return [reporter([...new Set(inPage.flatMap((script) => script.targets.matches))].sort(), parts), ...registrations];
}

/** Makes registrations again only when script, world or parts changed: the same object is the same registration. */
export function rememberRegistrations(make: MakeRegistrations): MakeRegistrations {
	interface Kept {
		readonly worldId: string | null | undefined;
		readonly inFrames: WorldPlan["inFrames"] | undefined;
		readonly texts: readonly string[];
		readonly values: RegisteredValues | undefined;
		readonly registrations: readonly UnhashedRegistration[];
	}
	const made = new WeakMap<PlannedScript, Kept>();
	return (script, world, parts) => {
		const kept = made.get(script);
		const values = parts.values.get(script.id);
		const texts = [parts.channel, parts.layer, parts.pageAgent, parts.customElements];
		const isSame =
			kept !== undefined &&
			kept.worldId === world?.worldId &&
			kept.inFrames === world?.inFrames &&
			kept.values === values &&
			kept.texts.every((text, at) => text === texts[at]);
		if (isSame) return kept.registrations;
		const registrations = make(script, world, parts);
		made.set(script, { worldId: world?.worldId, inFrames: world?.inFrames, texts, values, registrations });
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
			: wrapForOwnWorld(script, {
					...parts,
					registered: parts.values.get(script.id) ?? NO_VALUES,
					isAlone: isOwnWorld(world.worldId),
				});
	return [...(agent === null ? [] : [{ world: null, sources: [agent] }]), { world, sources }];
}

/** Makes the registrations of one script. None for a script that does not run by itself. */
export function makeRegistrations(
	script: PlannedScript,
	world: WorldPlan | null,
	parts: RegistrationParts,
): UnhashedRegistration[] {
	const { runAt } = script;
	if (runAt === null) return [];
	return partsOf(script, world, parts).map((part, index, all): UnhashedRegistration => {
		const isScript = index === all.length - 1;
		return {
			scriptId: script.id,
			role: isScript ? "script" : "agent",
			matches: script.targets.matches,
			excludeMatches: script.targets.excludeMatches,
			allFrames: script.allFrames && world?.inFrames !== "worker",
			runAt: isScript ? runAt : "document_start",
			world: part.world === null ? "MAIN" : "USER_SCRIPT",
			worldId: part.world?.worldId ?? null,
			sources: part.sources,
		};
	});
}

function reporter(matches: readonly string[], { channel, layer }: RegistrationParts): UnhashedRegistration {
	return {
		scriptId: REPORTER_ID,
		role: null,
		matches,
		excludeMatches: [],
		allFrames: true,
		runAt: "document_start",
		world: "USER_SCRIPT",
		worldId: null,
		sources: reporterSources(channel, layer),
	};
}
