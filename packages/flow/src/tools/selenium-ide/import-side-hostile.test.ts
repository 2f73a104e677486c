import fc from "fast-check";
import { expect, it } from "vitest";
import { recordedAction } from "../../recording/recorded-action.ts";
import { importSide } from "./import-side.ts";
import { command, NOW, project, read } from "./side-project.test-support.ts";

it.each([
	null,
	3,
	"text",
	[],
	{},
	{ name: 1, tests: [] },
	{ name: "a" },
	{ name: "a", tests: [null] },
	{ title: "x", steps: [] },
])("says of %j that it is no project", (document) => {
	expect(importSide(document, NOW)).toMatchObject({ ok: false, error: { code: "NOT_A_RECORDING" } });
});

it("refuses a hundred thousand commands, in one test or in many, and keys that would become as many actions", () => {
	const one = command("echo", "nothing that would be done");
	const many = Array.from({ length: 1000 }, (_, at) => ({ name: `${at}`, commands: Array(100).fill(one) }));
	const keys = command("sendKeys", "id=a", `\${KEY_CONTROL}${"a".repeat(20_000)}`);
	for (const document of [project(Array(100_000).fill(one)), project([], { tests: many }), project([keys])])
		expect(importSide(document, NOW)).toMatchObject({ ok: false, error: { code: "TOO_LARGE" } });
});

it("notes invalid commands, and continues", () => {
	let deep: unknown = "id=a";
	for (let depth = 0; depth < 10_000; depth += 1) deep = [deep];
	const damaged = [
		null,
		7,
		"click",
		[],
		{},
		{ command: 1 },
		{ command: "click", target: deep },
		{ command: "type", target: "id=a", value: {} },
		{ command: "click", target: "x".repeat(100_001) },
		JSON.parse('{"__proto__":{"command":"click"}}'),
	];
	const { actions, notes } = read(...damaged, {
		command: "click",
		target: "id=a",
		targets: { length: 9 },
		extra: deep,
	});
	expect(actions).toHaveLength(1);
	expect(notes.map(({ code }) => code)).toEqual(Array(damaged.length).fill("bad-step"));
});

it("converts any input only to valid actions", () => {
	const name = fc.constantFrom(
		"click",
		"clickAt",
		"type",
		"sendKeys",
		"select",
		"addSelection",
		"open",
		"selectFrame",
		"selectWindow",
		"pause",
		"runScript",
		"close",
		"chooseOkOnNextConfirmation",
		"answerPrompt",
		"assertAlert",
		"dragAndDropToObject",
		"setWindowSize",
		"storeWindowHandle",
		"__proto__",
		"toString",
		"//click",
		"",
	);
	const text = fc.oneof(
		fc.string({ unit: "binary" }),
		fc.constantFrom(
			"id=a",
			"css=b",
			"//a",
			"index=0",
			"value=m",
			`\${KEY_TAB}`,
			`handle=\${w}`,
			"1x1",
			"5",
			"history.back()",
		),
	);
	const pairs = fc.array(fc.tuple(text, text), { maxLength: 20 });
	const written = fc.record(
		{
			command: name,
			target: fc.oneof(text, fc.jsonValue()),
			value: text,
			targets: fc.oneof(pairs, fc.jsonValue()),
			values: pairs,
			skip: fc.boolean(),
			opensWindow: fc.boolean(),
			windowHandleName: text,
		},
		{ requiredKeys: ["command"] },
	);
	fc.assert(
		fc.property(
			fc.array(fc.oneof({ weight: 9, arbitrary: written }, { weight: 1, arbitrary: fc.jsonValue() })),
			(commands) => {
				const { actions, notes } = read(...commands);
				for (const action of actions) expect(recordedAction.safeParse(action).success).toBe(true);
				expect(new Set(actions.map(({ id }) => id)).size).toBe(actions.length);
				for (const { step } of notes) expect(step >= 1 && step <= commands.length).toBe(true);
			},
		),
	);
});
