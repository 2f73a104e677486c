import {
	emptyStructure,
	type FormField,
	type PageAnalysis,
	pageAnalysis,
} from "@scriptorium/shared-protocol/page-analysis";
import { expect, it } from "vitest";
import { fitSize, jsonBytes } from "./fit-size.ts";

const empty: PageAnalysis = {
	url: "https://a.test/",
	title: "",
	meta: [],
	forms: [],
	api_calls: [],
	dom_structure: emptyStructure(),
	data_flows: [],
	interactive_elements: [],
	data_attributes: [],
	api_patterns: [],
	screenshot: null,
	analysis_timestamp: "2026-11-22T00:00:00.000Z",
	truncated: false,
};
const wide = "é".repeat(200);
const field: FormField = {
	name: "a",
	type: "select-one",
	label: wide,
	required: false,
	value: wide,
	placeholder: wide,
	options: Array.from({ length: 50 }, () => ({ value: wide, label: wide })),
};
const form = {
	action: null,
	method: "get" as const,
	selector: "form",
	fields: Array.from({ length: 60 }, () => field),
};
const element = {
	tag: "a",
	role: "link",
	type: null,
	name: wide,
	selector: wide.repeat(10),
	href: null,
	disabled: false,
	fallbacks: Array.from({ length: 4 }, () => wide.repeat(10)),
};

it("leaves an analysis within the limit unchanged", () => {
	expect(fitSize(empty, 1000)).toBe(empty);
});

it("brings any analysis under its limit and says so", () => {
	const huge = {
		...empty,
		forms: Array.from({ length: 3 }, () => form),
		interactive_elements: Array.from({ length: 100 }, () => element),
		meta: Array.from({ length: 100 }, () => ({ name: "x", content: wide })),
	};
	expect(jsonBytes(huge)).toBeGreaterThan(8_000_000);
	for (const limit of [255 * 1024, 20_000, 2000]) {
		const fitted = fitSize(huge, limit);
		expect(jsonBytes(fitted)).toBeLessThanOrEqual(limit);
		expect(fitted.truncated).toBe(true);
		expect(pageAnalysis.safeParse(fitted).success).toBe(true);
	}
});

it("drops options before fields, other selectors before elements, and lists before single values", () => {
	const fitted = fitSize({ ...empty, forms: [form], interactive_elements: [element, element] }, 60_000);
	expect(fitted.forms).toHaveLength(1);
	expect(fitted.forms[0]?.fields.length).toBeGreaterThan(4);
	expect(fitted.forms[0]?.fields[0]?.options.length).toBeLessThan(6);
	expect(fitted.interactive_elements).toHaveLength(2);
});
