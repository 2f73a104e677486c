import { beyondPlan, type EffectFinding } from "@scriptorium/script-effects/beyond-plan";
import { measuredScript } from "@scriptorium/script-effects/measured-script";
import { readMeasures } from "@scriptorium/script-effects/script-measures";
import type { ScriptPlan } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { LOOP_GUARD } from "@scriptorium/test-run/loop-guard";
import { programText } from "@scriptorium/test-run/run-program";
import type { CoveredTask } from "../../fixtures/script-tasks/script-task.ts";
import { openVisit, type VisitOptions } from "./open-visit.ts";

/** The script is observed for as long as the person acts. */
const OBSERVED = { quietMs: 60_000, maxMs: 60_000 };
const REPORT = "reportOfBench";

/**
 * Runs a script as a test run on the server does, and compares what it changed and read with its plan.
 * @param task on whose page it runs
 * @param script the complete script with its plan
 * @param options the browser, and what `bundleInPage` returned
 * @returns effects and hosts that the plan does not name, in words; null when there are none
 */
export async function findBeyondPlan(
	task: CoveredTask,
	{ code, plan }: { readonly code: string; readonly plan: ScriptPlan },
	options: Pick<VisitOptions, "browser" | "inPage">,
): Promise<string | null> {
	const measured = measuredScript(code, { place: "server", report: REPORT, observed: OBSERVED });
	if (!measured.ok) return "The script cannot be measured";
	const guarded = `void ${programText(measured.code)}({ ${LOOP_GUARD}: () => undefined, console })`;
	const reports: string[] = [];
	const visit = await openVisit(task, {
		...options,
		// A test run starts every script once the page is loaded.
		program: { code: guarded, isEarly: false },
		change: null,
		async onPage(page) {
			const session = await page.context().newCDPSession(page);
			session.on("Runtime.bindingCalled", ({ payload }) => reports.push(payload));
			await session.send("Runtime.enable");
			await session.send("Runtime.addBinding", { name: REPORT });
		},
	});
	try {
		await visit.run();
		await visit.expectEffect();
		const hosts = visit.contacted().map((host) => ({ host, by: "script" as const }));
		// At the end of a visit it hands over what it has.
		if (!visit.page.isClosed()) await visit.page.evaluate(() => dispatchEvent(new Event("pagehide")));
		const found = new Map<string, string>();
		for (const report of reports) {
			const measures = readMeasures(report);
			if (measures === null) return "The measures cannot be read";
			const findings = beyondPlan({ effects: measures.effects, hosts, plan, pageHost: new URL(task.address).host });
			for (const finding of findings) found.set(finding.kind, inWords(finding));
		}
		return reports.length === 0 ? "Nothing was measured" : [...found.values()].join("; ") || null;
	} finally {
		await visit.close();
	}
}

const inWords = ({ kind, details }: EffectFinding): string => `${kind} ${JSON.stringify(details).slice(0, 200)}`;
