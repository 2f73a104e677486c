import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MIN_PAGES } from "@scriptorium/script-templates/suggestions";
import { findTemplate, templates } from "@scriptorium/script-templates/template-list";
import type { TemplateSuccess } from "@scriptorium/script-templates/template-success";
import { rootFolder } from "@scriptorium/workspace/root-folder";
import { codeHash } from "../../template-checks/check-parts/code-hash.ts";
import type { TemplateResult } from "./measure-success.ts";

const FILE = join(rootFolder, "packages/script-templates/src/success-rates.gen.ts");

const ENTRY = /"([a-z-]+)": \{ pages: (\d+), succeeded: (\d+), on: "([\d-]+)", code: "([0-9a-f]+)" \}/g;

/** What the file says now: it is written after each template. */
export function readSuccessRates(): Readonly<Record<string, TemplateSuccess>> {
	const entries = [...readFileSync(FILE, "utf8").matchAll(ENTRY)].map(
		([, id = "", pages, succeeded, on = "", code = ""]) =>
			[id, { pages: Number(pages), succeeded: Number(succeeded), on, code }] as const,
	);
	return Object.fromEntries(entries);
}

/** Writes the new results; templates that were not measured now keep theirs, and those that no longer exist lose them. */
export function writeSuccessRates(results: readonly TemplateResult[]): void {
	const on = new Date().toISOString().slice(0, 10);
	const measured = results.flatMap(({ id, pages, succeeded }) => {
		const template = findTemplate(id);
		return template ? [[id, { pages, succeeded, on, code: codeHash(template) }] as const] : [];
	});
	const all: Readonly<Record<string, TemplateSuccess>> = { ...readSuccessRates(), ...Object.fromEntries(measured) };
	const lines = Object.entries(all)
		.filter(([id]) => findTemplate(id))
		.sort(([one], [other]) => one.localeCompare(other, "en"))
		.map(
			([id, { pages, succeeded, on: day, code }]) =>
				`\t"${id}": { pages: ${pages}, succeeded: ${succeeded}, on: "${day}", code: "${code}" },`,
		);
	const head = readFileSync(FILE, "utf8").split("= {")[0] ?? "";
	writeFileSync(FILE, `${head}= {\n${lines.join("\n")}\n};\n`);
}

/** The report: the templates that failed on the largest share of pages come first. */
export function describeSuccess(rates: Readonly<Record<string, TemplateSuccess>>): string {
	const all = Object.entries(rates);
	const enough = all.filter(([, { pages }]) => pages >= MIN_PAGES);
	const few = all.filter(([, { pages }]) => pages < MIN_PAGES).map(([id, { pages }]) => `${id} (${pages})`);
	const sumOf = (name: "pages" | "succeeded") => all.reduce((sum, [, rate]) => sum + rate[name], 0);
	const share = ({ pages, succeeded }: Pick<TemplateSuccess, "pages" | "succeeded">) => (100 * succeeded) / pages;
	const [pages, succeeded] = [sumOf("pages"), sumOf("succeeded")];
	const rows = enough
		.sort(([id, one], [otherId, other]) => share(one) - share(other) || id.localeCompare(otherId, "en"))
		.map(([id, one]) => `| ${id} | ${one.pages} | ${one.succeeded} | ${share(one).toFixed(1)} % | ${one.on} |`);
	return [
		`${all.length} of ${templates.length} templates were measured: ${pages} runs, ${succeeded} of them successful (${share({ pages, succeeded }).toFixed(1)} %).`,
		...(few.length === 0
			? []
			: [
					"",
					`Fewer than ${MIN_PAGES} of the pages that were tried have what these work on, so they have no rate: ${few.join(", ")}.`,
				]),
		"",
		"| Template | pages | did its job | rate | measured on |",
		"| --- | --: | --: | --: | --- |",
		...rows,
	].join("\n");
}
