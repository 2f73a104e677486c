import type { ScriptLibrary } from "../../../library/script-library.ts";
import type { ScriptRecords } from "../../../library/script-records.ts";
import type { StoredScript } from "../../../library/stored-script.ts";
import { type PlannedScript, planScript } from "../domain/planned-script.ts";
import type { ScriptHandler } from "../domain/script-info.ts";

export interface PlanScriptsPorts {
	readonly library: Pick<ScriptLibrary, "list">;
	readonly records: Pick<ScriptRecords, "valuesOf">;
	/** The extension as `GM_info` shows it. */
	readonly handler: () => Promise<ScriptHandler>;
	/** Host names on which no script may run. */
	readonly offSites: () => Promise<readonly string[]>;
	readonly log: (line: string) => void;
}

interface Kept {
	/** What the plan was made from besides the script. */
	readonly from: string;
	readonly plan: PlannedScript | null;
}

/**
 * Plans all scripts that are switched on. A plan is made again only when its script, its values or the sites changed: the same object
 * is the same plan.
 */
export function createPlanScripts(ports: PlanScriptsPorts): () => Promise<PlannedScript[]> {
	const { library, records, offSites, log } = ports;
	const plans = new WeakMap<StoredScript, Kept>();
	const withValues = new WeakMap<PlannedScript, { readonly json: string; readonly plan: PlannedScript }>();

	function planOf(
		script: StoredScript,
		everywhereOff: readonly string[],
		handler: ScriptHandler,
	): PlannedScript | null {
		const from = JSON.stringify([everywhereOff, handler]);
		const kept = plans.get(script);
		if (kept?.from === from) return kept.plan;
		const stored = { ...script, offSites: [...script.offSites, ...everywhereOff] };
		const plan = planScript(stored, {}, handler);
		if (plan === null) log(`${script.id} does not run: no page that it may run on, or a missing @require or @resource`);
		plans.set(script, { from, plan });
		return plan;
	}

	return async () => {
		const { scripts } = await library.list();
		const everywhereOff = await offSites();
		const handler = await ports.handler();
		const planned = scripts.flatMap((script) => (script.enabled ? (planOf(script, everywhereOff, handler) ?? []) : []));
		// The page's own world has no functions that read values.
		const values = await records.valuesOf(planned.flatMap(({ id, ownWorld }) => (ownWorld ? [id] : [])));
		return planned.map((plan) => {
			const own = values.get(plan.id);
			if (own === undefined) return plan;
			const json = JSON.stringify(own);
			const kept = withValues.get(plan);
			if (kept?.json === json) return kept.plan;
			const complete = { ...plan, values: own };
			withValues.set(plan, { json, plan: complete });
			return complete;
		});
	};
}
