import { type StepKind, stepKinds } from "@scriptorium/flow/steps/step-list";
import { expect, it } from "vitest";
import { stepViews } from "../../editor/step-views/step-views.ts";
import { parameterAt, parseInteger, withParameter } from "./step-fields.ts";

it("has the fields of the specification for each of its kinds", () => {
	const named = (kind: StepKind) =>
		stepViews[kind].fields.map((field) =>
			field.control === "element" ? "selector" : "field" in field ? field.field : field.control,
		);
	expect(Object.fromEntries(stepKinds.map((kind) => [kind, named(kind)]))).toMatchObject({
		click: ["selector", "waitBefore"],
		type: ["selector", "value", "clearFirst"],
		select: ["selector", "value"],
		extract: ["selector", "variable", "attribute"],
		store: ["variable", "value"],
		copy: ["value"],
		navigate: ["url", "newTab"],
		reload: [],
		back: [],
		wait: ["delay"],
		observe: ["selector", "timeout"],
		alert: ["message"],
		log: ["message"],
		custom: ["code"],
		condition: ["condition"],
		loop: ["times", "selector"],
	});
});

it("parses numbers as integers, and anything else as no value", () => {
	expect(["12", "12.9", "-3", "7 ms", "", "ms", "9e99"].map(parseInteger)).toEqual([
		12,
		12,
		-3,
		7,
		undefined,
		undefined,
		9,
	]);
	expect(parseInteger("99999999999999999999")).toBeUndefined();
});

it("sets and removes parameters, and leaves the others", () => {
	const data = { label: "", category: "interaction", parameters: { to: { x: 1, y: 2 }, smooth: true } } as const;
	expect(parameterAt(data, ["to", "x"])).toBe(1);
	expect(parameterAt(data, ["smooth", "x"])).toBeUndefined();
	expect(withParameter(data, ["to", "x"], 5)).toEqual({ to: { x: 5, y: 2 }, smooth: true });
	expect(withParameter(data, ["smooth"], undefined)).toEqual({ to: { x: 1, y: 2 } });
	expect(withParameter({ ...data, parameters: undefined }, ["to", "y"], 3)).toEqual({ to: { y: 3 } });
});
