import { expect, it } from "vitest";
import { builtPart } from "./built-part.ts";
import { collectParts } from "./runtime-part.ts";
import { runtimeParts } from "./runtime-parts.gen.ts";

const all = collectParts([
	builtPart("click"),
	builtPart("drag"),
	builtPart("pressKey"),
	builtPart("selectOptions"),
	builtPart("typeText"),
	builtPart("waitForElement"),
	builtPart("withDialogs"),
]);
const names = all.map(({ name }) => name);
const whole = Object.values(runtimeParts).map(({ source }) => source);

it("collects each part once, and a variable after those that it is made of", () => {
	expect(new Set(names).size).toBe(names.length);
	for (const [at, { source, needs }] of all.entries()) {
		if (!source.includes("\nvar ") && !source.startsWith("var ")) continue;
		expect(needs.filter((needed) => !all.slice(0, at).includes(needed)).map(({ name }) => name)).toEqual([]);
	}
});

it("collects functions that call each other", () => {
	const [one, other] = [
		{ name: "one", source: "", needs: [] as { name: string; source: string; needs: [] }[] },
		{ name: "other", source: "", needs: [] as { name: string; source: string; needs: [] }[] },
	];
	one.needs.push(other as never);
	other.needs.push(one as never);
	expect(collectParts([one])).toEqual([other, one]);
});

it("has every part that another needs", () => {
	const missing = Object.values(runtimeParts).flatMap(({ needs }) => needs.filter((name) => !(name in runtimeParts)));
	expect(missing).toEqual([]);
});

it("can be declared twice on one page", () => {
	expect(() => new Function([...whole, ...whole].join("\n"))).not.toThrow();
});

it("reaches for nothing but the page", () => {
	expect(whole.join("\n")).not.toMatch(
		/\beval\b|\bFunction\b|\bimport\b|\bfetch\b|XMLHttpRequest|WebSocket|innerHTML|localStorage|cookie/,
	);
});
