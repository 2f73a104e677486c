import { successRates } from "@scriptorium/script-templates/success-rates.gen";
import { MIN_PAGES, successRateOf, suggestions } from "@scriptorium/script-templates/suggestions";
import { findTemplate, templates } from "@scriptorium/script-templates/template-list";
import { expect, test } from "vitest";
import { codeHash } from "../../template-checks/check-parts/code-hash.ts";
import { everydayJobs } from "../../template-checks/everyday/jobs.ts";
import { readPageIndex } from "../everyday-pages/page-index.ts";

const index = readPageIndex();

test("every template has a job on the everyday pages", () => {
	expect(Object.keys(everydayJobs).sort()).toEqual(templates.map(({ id }) => id).sort());
});

test.each(Object.entries(successRates))(
	"the success rate of %s is that of its present code: run npm run bench authoring -- --pages --write and the id",
	(id, { pages, succeeded, on, code }) => {
		const template = findTemplate(id);
		expect(template && codeHash(template)).toBe(code);
		expect(on).toMatch(/^\d{4}-\d\d-\d\d$/);
		expect(pages).toBeLessThanOrEqual(index.filter((page) => everydayJobs[id]?.subject(page)).length);
		expect(succeeded).toBeLessThanOrEqual(pages);
	},
);

test("every template of a suggestion was measured on enough pages", () => {
	for (const { templateId, successRate } of suggestions) {
		expect(successRate, templateId).not.toBeNull();
		expect(successRates[templateId]?.pages, templateId).toBeGreaterThanOrEqual(MIN_PAGES);
	}
});

test("a suggestion shows the measured rate, and none that was measured on too few pages", () => {
	for (const { templateId, successRate } of suggestions) {
		const { pages = 0, succeeded = 0 } = successRates[templateId] ?? {};
		expect(successRate).toBe(pages < MIN_PAGES ? null : Math.round((100 * succeeded) / pages));
		expect(successRate).toBe(successRateOf(templateId));
	}
});
