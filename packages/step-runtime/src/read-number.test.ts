// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from "vitest";
import { readNumber } from "./read-number.ts";

afterEach(() => document.documentElement.removeAttribute("lang"));

describe("reads numbers as people write them", () => {
	test.each<[string, string, number]>([
		["", "10", 10],
		["", " -7 ", -7],
		["", "€9.50", 9.5],
		["", "-€5", -5],
		["", "€ -5", -5],
		["", "- 5 %", -5],
		["", "\u22123,5", -3.5],
		["", "1,234.56", 1234.56],
		["", "1.234,56", 1234.56],
		["", "1.234,50 €", 1234.5],
		["", "12.345.678", 12_345_678],
		["", "1 234,56", 1234.56],
		["", "12 345", 12_345],
		["", "CHF 1'234.50", 1234.5],
		["", "CHF 1’234.—", 1234],
		["", "1,23,456", 123_456],
		["", "USD9.5", 9.5],
		["", "Rs.500", 500],
		["", ".5", 0.5],
		["", "0.125", 0.125],
		["", "1234.567", 1234.567],
		["", "2.5e3", 2500],
		["", "1.2k", 1200],
		["", "3M views", 3_000_000],
		["", "9 kg", 9],
		["", "5km", 5],
		["", "COVID-19", 19],
		["", "(12 left)", 12],
		["", "٩٫٥", 9.5],
		["", "१२", 12],
		["en", "1,234", 1234],
		["en", "1.234", 1.234],
		["de", "1.234", 1234],
		["de-AT", "1,234", 1.234],
		["fr", "1,234", 1.234],
		["de", "9.50", 9.5],
		["de", "0.125", 0.125],
		["not a language", "1,5", 1.5],
	])("lang %j: %j", (language, text, number) => {
		if (language !== "") document.documentElement.lang = language;
		expect(readNumber(text)).toBe(number);
	});
});

test.each([
	"",
	"sold out",
	"2026-01-31",
	"12:30",
	"1.2.3",
	"192.168.0.1",
	"3 of 10",
	"5-10",
	"Q3",
	"H2O",
	"12 30",
	null,
	undefined,
	true,
	7,
])("%j stays as it is", (value) => {
	expect(readNumber(value)).toBe(value);
});
