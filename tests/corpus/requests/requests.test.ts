import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const slot = z.union([z.string().min(1), z.array(z.string().min(1)).min(2)]);
const request = z.strictObject({
	text: z.string().min(1).max(500),
	wants: z.string().regex(/^\S.*\S$/),
	scope: z.enum(["everyday", "near", "far"]),
	slots: z.partialRecord(z.enum(["site", "color", "number", "key", "words", "duration"]), slot),
});
type Request = z.infer<typeof request>;

const requests = z
	.array(request)
	.parse(JSON.parse(readFileSync(new URL("requests.json", import.meta.url), "utf8")) as unknown);

const inScope = (scope: Request["scope"]) => requests.filter((one) => one.scope === scope);
const normalize = (text: string) => text.toLowerCase().replace(/\s+/g, " ").trim();

describe("the requests", () => {
	it("are half everyday, a quarter near and a quarter far", () => {
		expect(requests.length).toBeGreaterThanOrEqual(320);
		expect(inScope("everyday").length / requests.length).toBeCloseTo(0.5, 1);
		expect(inScope("near").length / requests.length).toBeCloseTo(0.25, 1);
		expect(inScope("far").length / requests.length).toBeCloseTo(0.25, 1);
	});

	it("occur once each", () => {
		const texts = requests.map(({ text }) => normalize(text));
		expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
	});

	it("have two to four texts for each of at least fifty everyday wishes", () => {
		const wishes = Map.groupBy(inScope("everyday"), ({ wants }) => wants);
		expect(wishes.size).toBeGreaterThanOrEqual(50);
		expect([...wishes].filter(([, texts]) => texts.length < 2 || texts.length > 4)).toEqual([]);
	});

	it("share no wish between everyday and the others", () => {
		const everyday = new Set(inScope("everyday").map(({ wants }) => wants));
		expect(requests.filter(({ scope, wants }) => scope !== "everyday" && everyday.has(wants))).toEqual([]);
	});

	it("contain each slot as it was typed", () => {
		const missing = requests.flatMap(({ text, slots }) =>
			Object.values(slots)
				.flat()
				.filter((value) => !text.includes(value))
				.map((value) => `${text}: ${value}`),
		);
		expect(missing).toEqual([]);
	});
});
