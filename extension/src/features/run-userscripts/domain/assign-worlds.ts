import { parseMatchPattern } from "@scriptorium/userscript/match-pattern";
import type { ProvidedGrant } from "../../../library/provided-grants.ts";
import type { PlannedScript } from "./planned-script.ts";

/**
 * Worlds of their own that this extension asks for. Chromium keeps ten user-script worlds for a document and puts what comes
 * later into the default one (`kMaxUserScriptWorldsPerDocument`); the default world itself is the tenth.
 */
export const MAX_OWN_WORLDS = 9;

/** Functions that protect nothing: each script can do the same by itself. All others reach stored data or the worker. */
const UNPROTECTED: readonly ProvidedGrant[] = [
	"GM_addElement",
	"GM_addStyle",
	"GM_info",
	"GM_log",
	"unsafeWindow",
	"window.onurlchange",
];

export interface WorldPlan {
	/** The script's own id, or null for the default world, which several scripts share. */
	readonly worldId: string | null;
	/**
	 * False for a script that has something to protect and shares a world: a script of the same world could reach into a
	 * frame of the same origin and prepare its built-ins before the layer runs there.
	 */
	readonly framesAllowed: boolean;
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
		const sites = sitesOf(script);
		const apart = sets.find((set) => !set.some((other) => mayMeet(other, sites)));
		const hasWorld = apart !== undefined || sets.length < MAX_OWN_WORLDS;
		if (apart !== undefined) apart.push(sites);
		else if (hasWorld) sets.push([sites]);
		plan.set(script.id, { worldId: hasWorld ? script.id : null, framesAllowed: hasWorld || !isProtected(script) });
	}
	return plan;
}

/** Ends of the hosts that a script names, two labels long (`example.com`); null for every site. */
type Sites = ReadonlySet<string> | null;

/**
 * Two labels, although a site such as `a.co.uk` has three: this counts scripts as meeting that never do, and never the
 * other way round.
 */
function sitesOf({ targets }: PlannedScript): Sites {
	const sites = new Set<string>();
	for (const text of targets.matches) {
		const pattern = parseMatchPattern(text);
		if (pattern === null || pattern.host === "") return null;
		sites.add(pattern.host.split(".").slice(-2).join("."));
	}
	return sites;
}

const mayMeet = (one: Sites, other: Sites): boolean =>
	one === null || other === null || [...one].some((site) => other.has(site));
