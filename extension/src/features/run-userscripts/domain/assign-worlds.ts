import type { ProvidedGrant } from "../../../userscript-api/provided-grants.ts";
import { mayMeet, type Sites, sitesOf } from "./meeting-sites.ts";
import type { PlannedScript } from "./planned-script.ts";

/**
 * Worlds of their own that this extension asks for. Chromium keeps ten user-script worlds for a document and puts what comes
 * later into the default one (`kMaxUserScriptWorldsPerDocument`). The default world is the ninth; the tenth is the world of a frame's
 * document for the scripts that share one.
 */
export const MAX_OWN_WORLDS = 8;

/** Functions without anything to protect: scripts can do the same by themselves. All others reach stored data or the worker. */
const UNPROTECTED: readonly ProvidedGrant[] = [
	"GM_addElement",
	"GM_addStyle",
	"GM_info",
	"GM_log",
	"unsafeWindow",
	"window.onurlchange",
];

/** Beginning of the names of worlds that one script has for itself. */
const OWN = "own-";

/** Whether a world has one script only in each document. Null: the default world. */
export const isOwnWorld = (worldId: string | null): boolean => worldId?.startsWith(OWN) ?? false;

export interface WorldPlan {
	/**
	 * Name of a world that the script has for itself in every document of its sites, or null for the default world, which several scripts
	 * share. Scripts that never meet have the same one: Chromium lets an extension configure a hundred worlds, not one for each script.
	 */
	readonly worldId: string | null;
	/**
	 * Who starts it in frames. The worker does for a script that has something to protect and shares a world: a script of the same world
	 * could reach into a frame of the same origin and prepare its built-ins before the layer runs there, so that it needs a world that no
	 * other document has (`frame-worlds.ts`).
	 */
	readonly inFrames: "browser" | "worker";
}

/**
 * Gives scripts with grants their worlds: one each, as long as no more than `MAX_OWN_WORLDS` of those with one can meet on
 * a site. Scripts with something to protect choose first, then the older ones.
 */
export function assignWorlds(scripts: readonly PlannedScript[]): ReadonlyMap<string, WorldPlan> {
	const isProtected = ({ grants }: PlannedScript): boolean => grants.some((grant) => !UNPROTECTED.includes(grant));
	const own = scripts.filter(({ ownWorld }) => ownWorld);
	const order = [...own.filter(isProtected), ...own.filter((script) => !isProtected(script))];
	/** Sets of scripts that never meet: of each set a document holds at most one world. */
	const sets: Sites[][] = [];
	const plan = new Map<string, WorldPlan>();
	for (const script of order) {
		const sites = sitesOf(script.targets.matches);
		const apart = sets.findIndex((set) => !set.some((other) => mayMeet(other, sites)));
		const chosen = apart === -1 ? sets.length : apart;
		const hasWorld = chosen < MAX_OWN_WORLDS;
		if (apart !== -1) sets[apart]?.push(sites);
		else if (hasWorld) sets.push([sites]);
		plan.set(script.id, {
			worldId: hasWorld ? `${OWN}${chosen}` : null,
			inFrames: hasWorld || !isProtected(script) ? "browser" : "worker",
		});
	}
	return plan;
}
