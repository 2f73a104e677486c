import { readNumber } from "@scriptorium/step-runtime/read-number";
import { describe, expect, test } from "vitest";
import { readCondition } from "./read-code.ts";

const $ = (name: string): string => `\${${name}}`;
const NAMES = ["price", "stock", "limit", "name", "count"];

function read(condition: string) {
	const made = readCondition(condition, new Set(NAMES));
	if (!made.ok) throw new Error(made.message);
	return made.value;
}

describe("conditions compare numbers by size, whatever the page has written", () => {
	const VARIABLES = { price: "€9.50", stock: "10", limit: "9", name: "Ada", count: "1.234.567,00" };
	test.each([
		[`${$("price")} < 10`, true],
		[`${$("price")} <= 9.5`, true],
		[`10 > ${$("price")}`, true],
		[`${$("stock")} > ${$("limit")}`, true],
		["stock > limit", true],
		["limit < stock && !(stock < limit)", true],
		[`${$("price")} == 9.5`, true],
		[`${$("price")} === 9.5`, true],
		[`${$("price")} !== 9.5`, false],
		[`${$("price")} * 2 > 18`, true],
		[`${$("stock")} - ${$("limit")} === 1`, true],
		[`-${$("price")} < -9`, true],
		[`${$("count")} > '1.234.566'`, true],
		[`'${$("price")}' < 10`, true],
		[`${$("price")} >= 9 ? ${$("stock")} >= 10 : false`, true],
		// Texts stay texts.
		[`${$("name")} === 'Ada'`, true],
		[`${$("name")} < 'Bob'`, true],
		[`${$("stock")} === '10'`, true],
		[`${$("name")}.length < 4`, true],
	])("%s", (condition, expected) => {
		const { code, names } = read(condition);
		const parameters = ["variables", "readNumber", ...names];
		const run = new Function(...parameters, `return (${code});`) as (...given: unknown[]) => unknown;
		expect(run(VARIABLES, readNumber, ...names.map((name) => Reflect.get(VARIABLES, name)))).toBe(expected);
	});
});

test.each([
	["stock.length > 3", "stock.length > 3"],
	["Number(stock) > Number(limit)", "Number(stock) > Number(limit)"],
	["name === 'Ada'", "name === 'Ada'"],
	["name == limit", "name == limit"],
	["document.title > 5", "readNumber(document.title) > 5"],
	["element?.textContent < 5", "readNumber(element?.textContent) < 5"],
	["list[0] < 5", "readNumber(list[0]) < 5"],
	["(stock) < 5", "(readNumber(stock)) < 5"],
	["1 < 2", "1 < 2"],
	["[stock > 1].some(Boolean)", "[readNumber(stock) > 1].some(Boolean)"],
])("%s is written as %s", (condition, code) => {
	expect(read(condition)).toMatchObject({ code, readsNumbers: code !== condition });
});
