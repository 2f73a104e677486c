import type { ScriptLibrary } from "../../../script-library/script-library.ts";
import type { StoredScript } from "../../../script-library/stored-script.ts";
import { type PlannedScript, planScript } from "../domain/planned-script.ts";
import type { ScriptHandler } from "../domain/script-info.ts";

export interface PlanScriptsPorts {
	readonly library: Pick<ScriptLibrary, "list">;
	/** The extension as `GM_info` shows it. */
	readonly handler: () => Promise<ScriptHandler>;
	/** What the user has decided for all scripts. */
	readonly everywhere: () => Promise<EverywhereRules>;
	readonly log: (line: string) => void;
}

/** The user's rules for all scripts. */
export interface EverywhereRules {
	/** False: no script runs. */
	readonly scriptsOn: boolean;
	/** Host names on which no script runs. */
	readonly offSites: readonly string[];
	/** Rules for further pages on which no script runs. */
	readonly offPages: readonly string[];
}

interface Kept {
	/** What the plan was made from besides the script. */
	readonly from: string;
	readonly plan: PlannedScript | null;
}

/**
 * Plans all scripts that are switched on. A plan is made again only when its script or the sites changed: the same object is the same
 * plan.
 */
export function createPlanScripts(ports: PlanScriptsPorts): () => Promise<PlannedScript[]> {
	const { library, everywhere, log } = ports;
	const plans = new WeakMap<StoredScript, Kept>();

	function planOf(
		script: StoredScript,
		{ offSites, offPages }: EverywhereRules,
		handler: ScriptHandler,
	): PlannedScript | null {
		const from = JSON.stringify([offSites, offPages, handler]);
		const kept = plans.get(script);
		if (kept?.from === from) return kept.plan;
		const rules = { ...script.rules, exclusions: [...script.rules.exclusions, ...offPages] };
		const stored = { ...script, rules, offSites: [...script.offSites, ...offSites] };
		const plan = planScript(stored, handler);
		if (plan === null) log(`${script.id} does not run: no page that it may run on, or a missing @require or @resource`);
		plans.set(script, { from, plan });
		return plan;
	}

	return async () => {
		const rules = await everywhere();
		if (!rules.scriptsOn) return [];
		const { scripts } = await library.list();
		const handler = await ports.handler();
		return scripts.flatMap((script) => (script.enabled ? (planOf(script, rules, handler) ?? []) : []));
	};
}
