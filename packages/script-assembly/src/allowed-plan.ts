import { generationLimits, type PageOutline, type ScriptPlan } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import type { EffectKind } from "@scriptorium/shared-protocol/page-effects";
import { type Grant, normalizeGrant } from "@scriptorium/userscript/grants";
import { parseMatchPattern } from "@scriptorium/userscript/match-pattern";
import { namedSites } from "./named-sites.ts";
import type { PreviousScript } from "./previous-script.ts";
import { hostOfAddress } from "./site-host.ts";

/** What the person said, chose and shared. */
export interface PersonsChoice {
	readonly prompt: string;
	readonly isUserscript: boolean;
	readonly sites?: readonly string[] | undefined;
	readonly outline?: PageOutline | undefined;
	/** The script that is changed. */
	readonly previous?: PreviousScript | null | undefined;
}

/** What a model proposes. Sites are no part of it. */
export interface ProposedPlan {
	readonly summary: string;
	readonly steps: readonly string[];
	readonly grants: readonly string[];
	readonly hosts: readonly string[];
	readonly elements: readonly number[];
	readonly unseen: string | null;
	/** Absent in plans that were written before these were asked for. */
	readonly effects?: readonly EffectKind[] | undefined;
}

/**
 * Grants that generated scripts may have: none lets them act outside of the page but a request to a host that the person named. A script
 * that is changed keeps those that it had.
 */
const ALLOWED: ReadonlySet<Grant> = new Set<Grant>([
	"GM_addStyle",
	"GM_deleteValue",
	"GM_getValue",
	"GM_listValues",
	"GM_notification",
	"GM_registerMenuCommand",
	"GM_setClipboard",
	"GM_setValue",
	"GM_xmlhttpRequest",
]);
/** As in the schema of plans. */
const MAX_GRANTS = 20;
const EVERY_SITE = "*://*/*";
const WITHOUT_SITE = "No site was named, so the script would run on every site.";
const WITHOUT_PAGE = "The page was not shared, so its elements could not be seen.";

/**
 * Limits a model's proposal to what the person allows. Sites come from the person alone; grants, hosts and elements that were not
 * allowed are left out.
 * @param choice the person's words, sites and page
 * @param proposed by the model
 * @returns the plan to be approved
 */
export function allowedPlan(choice: PersonsChoice, proposed: ProposedPlan): ScriptPlan {
	const { isUserscript, outline } = choice;
	const named = namedHosts(choice, proposed.hosts);
	const matches = isUserscript ? allowedMatches(choice) : [];
	const isUnasked = matches.includes(EVERY_SITE) && !namedSites(choice.prompt).everySite;
	const unseen = [
		...(isUnasked ? [WITHOUT_SITE] : []),
		...(outline === undefined ? [proposed.unseen ?? WITHOUT_PAGE] : proposed.unseen === null ? [] : [proposed.unseen]),
	];
	return {
		summary: proposed.summary.slice(0, 500),
		steps: proposed.steps.slice(0, generationLimits.planSteps).map((step) => step.slice(0, 300)),
		kind: isUserscript ? "userscript" : "bookmarklet",
		matches,
		grants: isUserscript ? allowedGrants(choice, proposed.grants, named) : [],
		hosts: [...new Set([...named, ...(choice.previous?.contacts ?? [])])].slice(0, generationLimits.sites),
		elements: allowedElements(outline, proposed.elements),
		unseen: unseen.length === 0 ? null : unseen.join(" ").slice(0, 500),
		...(proposed.effects === undefined ? {} : { effects: [...new Set(proposed.effects)] }),
	};
}

/**
 * Whether an approved plan still is within what its request allows: it comes back from the browser, which could change it.
 * @param choice the person's words, sites and page
 * @param plan as approved
 * @returns false when it names more
 */
export function isAllowed(choice: PersonsChoice, plan: ScriptPlan): boolean {
	const allowed = allowedPlan(choice, plan);
	const covers = <Item>(most: readonly Item[], some: readonly Item[]) => some.every((item) => most.includes(item));
	return (
		plan.kind === allowed.kind &&
		covers(allowed.matches, plan.matches) &&
		covers(allowed.grants, plan.grants) &&
		covers(allowed.hosts, plan.hosts) &&
		covers(allowed.elements, plan.elements)
	);
}

function allowedMatches(choice: PersonsChoice): string[] {
	if (namedSites(choice.prompt).everySite) return [EVERY_SITE];
	const before = (choice.previous?.runsOn ?? []).filter((pattern) => pattern.length <= generationLimits.site);
	const patterns = [...new Set([...personsMatches(choice), ...before])].slice(0, generationLimits.sites);
	return patterns.length > 0 ? patterns : (choice.previous?.runsOn ?? []).length > 0 ? [] : [EVERY_SITE];
}

/**
 * Lists the sites that a person chose, named and shared.
 * @param choice the person's words, sites and page
 * @returns match patterns; empty when no site was named
 */
export function personsMatches({
	prompt,
	sites = [],
	outline,
}: Pick<PersonsChoice, "prompt" | "sites" | "outline">): string[] {
	const shared = outline === undefined ? null : hostOfAddress(outline.url);
	const written = [...sites, ...namedSites(prompt).hosts, ...(shared === null ? [] : [shared])];
	return [...new Set(written.flatMap((site) => patternOf(site) ?? []))].slice(0, generationLimits.sites);
}

function patternOf(site: string): string | null {
	const text = site.trim();
	// Paths of patterns differ by case.
	const pattern = /^[a-z*]+:\/\//i.test(text) ? text : `*://${text.toLowerCase().replace(/^www\./, "*.")}/*`;
	const parsed = parseMatchPattern(pattern);
	return parsed === null || !["*", "http", "https"].includes(parsed.scheme) ? null : pattern;
}

function namedHosts({ prompt, previous }: PersonsChoice, proposed: readonly string[]): string[] {
	const named = [...namedSites(prompt).hosts, ...(previous?.contacts ?? [])];
	const wanted = proposed.map((host) => host.trim().toLowerCase());
	return [...new Set(wanted)].filter((host) => named.includes(host)).slice(0, generationLimits.sites);
}

/** What a script contacted before unlocks no new function for requests: only the person's own words do. */
function allowedGrants(
	{ prompt, previous }: PersonsChoice,
	proposed: readonly string[],
	hosts: readonly string[],
): string[] {
	const known = proposed.flatMap((grant) => normalizeGrant(grant) ?? []);
	const mayRequest = hosts.some((host) => namedSites(prompt).hosts.includes(host));
	const added = known.filter((grant) => ALLOWED.has(grant) && (grant !== "GM_xmlhttpRequest" || mayRequest));
	return [...new Set([...(previous?.grants ?? []), ...added])].toSorted().slice(0, MAX_GRANTS);
}

function allowedElements(outline: PageOutline | undefined, proposed: readonly number[]): number[] {
	const numbers = new Set(outline?.elements.map(({ number }) => number));
	return [...new Set(proposed)].filter((number) => numbers.has(number)).slice(0, 100);
}
