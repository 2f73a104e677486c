import { describe, expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "../document/default-settings.ts";
import { flowSettings } from "../document/flow-settings.ts";
import { readFlowDocument } from "../document/read-flow.ts";
import { validateFlow } from "../validate/validate-flow.ts";
import { flowTemplates } from "./flow-templates.ts";

it("are the six of the specification", () => {
	expect(flowTemplates.map(({ name }) => name.toLowerCase())).toEqual([
		"auto form filler",
		"table data scraper",
		"page change monitor",
		"quick social share",
		"shopping price tracker",
		"developer quick tools",
	]);
	expect(new Set(flowTemplates.map(({ id }) => id)).size).toBe(6);
});

describe.each(flowTemplates)("$name", ({ flow, settings, description }) => {
	it("can be read, has settings that can be saved, and has no errors or warnings", () => {
		expect(readFlowDocument(JSON.parse(JSON.stringify(flow)))).toEqual({ ok: true, value: flow });
		expect(flowSettings.parse({ ...DEFAULT_SETTINGS, ...settings })).toEqual({ ...DEFAULT_SETTINGS, ...settings });
		expect(settings.name.length).toBeGreaterThanOrEqual(3);
		expect(settings.name.length).toBeLessThanOrEqual(50);
		expect(description.length).toBeGreaterThanOrEqual(10);
		const { errors, warnings } = validateFlow(flow);
		const serious = [...errors, ...warnings].filter(({ severity }) => severity !== "info");
		expect(serious.map(({ message }) => message)).toEqual([]);
	});
});

it("keep the constants of the specification", () => {
	const stepsOf = (id: string) => flowTemplates.find((template) => template.id === id)?.flow.nodes ?? [];
	expect(stepsOf("page-change-monitor").find(({ type }) => type === "loop")?.data.times).toBe(10);
	expect(stepsOf("page-change-monitor").find(({ type }) => type === "wait")?.data.delay).toBe(5000);
	const codes = stepsOf("shopping-price-tracker").flatMap(({ data }) => data.code ?? []);
	expect(codes.filter((code) => code.includes("slice(-50)"))).toHaveLength(1);
});
