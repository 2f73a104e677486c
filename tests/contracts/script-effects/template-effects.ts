import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { measuredEffects } from "@scriptorium/script-effects/beyond-plan";
import { measuredScript } from "@scriptorium/script-effects/measured-script";
import { readMeasures } from "@scriptorium/script-effects/script-measures";
import { writeTemplateScript } from "@scriptorium/script-templates/write-template-script";
import { LOOP_GUARD } from "@scriptorium/test-run/loop-guard";
import { programText } from "@scriptorium/test-run/run-program";
import type { PageCheck } from "../../template-checks/page-check.ts";

const REPORT = "reportOfTest";
const ORIGIN = "https://everyday.example";
/** A check runs a script, acts as a person would, and looks: the script is observed all the while. */
const OBSERVED = { quietMs: 60_000, maxMs: 60_000 };

/**
 * Runs the check of a template, and measures what its script does meanwhile.
 * @param page without content
 * @param check of the template
 * @returns kinds of effects, sorted, with what was measured
 */
export async function effectsOfTemplate(page: Page, check: PageCheck): Promise<Map<string, unknown>> {
	const found = new Map<string, unknown>();
	const session = await page.context().newCDPSession(page);
	session.on("Runtime.bindingCalled", ({ payload: json }) => {
		const measures = readMeasures(json);
		if (measures === null) throw new Error(`These are no measures: ${json}`);
		for (const { kind, details } of measuredEffects(measures.effects)) found.set(kind, details);
		if (measures.effects.reads.length > 0) found.set("form-reads", measures.effects.reads);
		if (measures.requests.length > 0) found.set("requests", measures.requests);
	});
	await session.send("Runtime.enable");
	await session.send("Runtime.addBinding", { name: REPORT });
	await page.context().route("**/*", (route) =>
		route.fulfill({
			contentType: "text/html; charset=utf-8",
			body: route.request().url().startsWith(`${ORIGIN}/start`)
				? `<!doctype html>${check.html}`
				: "<!doctype html><title>Other page</title><p>Other page</p>",
		}),
	);
	await page.goto(`${ORIGIN}/start?utm_source=test`);
	expect(await check.applies(page)).toBe(true);
	const { template } = check;
	const fallbacks = template.slots.flatMap(({ name, fallback }) =>
		fallback === undefined ? [] : [[name, fallback] as const],
	);
	const values = { ...Object.fromEntries(fallbacks), ...(await check.values?.(page)) };
	const { code } = writeTemplateScript(template, { values, sites: [] });
	const run = async () => {
		const measured = measuredScript(code, { place: "server", report: REPORT, observed: OBSERVED });
		if (!measured.ok) throw new Error(measured.problem.message);
		const program = `void ${programText(measured.code)}({ ${LOOP_GUARD}: () => undefined, console })`;
		await page.evaluate(program);
	};
	await check.verify({ page, run, expect });
	// Told that it is left, the page hands over what it has.
	await page.evaluate(() => dispatchEvent(new Event("pagehide")));
	return new Map([...found].toSorted(([one], [other]) => one.localeCompare(other)));
}
