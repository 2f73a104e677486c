// @vitest-environment happy-dom
import { expect, onTestFinished, test } from "vitest";
import type { SeenAction } from "./page-recorder.ts";
import { createSecretPads } from "./secret-pads.ts";

const keys = (
	names: readonly (string | number)[],
	write = (name: string | number) => `<button>${name}</button>`,
): string => `<div id="pad">${names.map(write).join("")}</div>`;
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];

function open(body: string) {
	document.body.innerHTML = `<a>Forgot password?</a><main>${body}</main>`;
	const added: SeenAction[] = [];
	const controller = new AbortController();
	onTestFinished(() => controller.abort());
	const pads = createSecretPads(
		{
			describe: ({ id, localName }) => ({ primary: id || localName, strategy: "css", fallbacks: [], attributes: {} }),
			isSecret: (field) => field instanceof HTMLInputElement && field.type === "password",
			add(action) {
				added.push(action);
				return { replace: () => undefined };
			},
		},
		controller.signal,
	);
	const key = [...document.querySelectorAll("#pad *")].find((element) => element.textContent?.startsWith("7"));
	if (key === undefined) throw new Error("no key");
	return { pads, added, key };
}

test.each<[string, string, target: string]>([
	["a password field", `<form><input id="field" type="password">${keys(DIGITS)}</form>`, "field"],
	["a hidden field named for a PIN", `<form><input type="hidden" name="pin">${keys(DIGITS)}</form>`, "pad"],
	["a text", `<section><h2>Enter your PIN</h2>${keys(DIGITS)}</section>`, "pad"],
	["dots, in another order", `<div><p>○○○○</p>${keys([3, 9, 7, 1, 0, 5, 8, 2, 6, 4])}</div>`, "pad"],
	["a name", `<div aria-label="Passcode">${keys(DIGITS, (name) => `<div><i>${name}</i></div>`)}</div>`, "pad"],
	[
		"letters on the keys",
		`<div><p>••••</p>${keys(DIGITS, (name) => `<button>${name}<small>ABC</small></button>`)}</div>`,
		"pad",
	],
	["a keyboard", `<form><input id="field" type="password">${keys([..."7qwertyuiop"])}</form>`, "field"],
])("a key of a pad with %s is withheld", (_, body, target) => {
	const { pads, added, key } = open(body);
	expect(pads.withhold(key)).toBe(true);
	expect(added).toMatchObject([{ type: "type", selector: { primary: target }, value: "", masked: true }]);
	expect(JSON.stringify(added)).not.toContain("7");
	expect(pads.withholdTyped("7", document.body)).toBe(true);
});

test.each<[string, string]>([
	["a calculator", `<div><output>0</output>${keys([...DIGITS, "+", "-", "=", "C"])}</div>`],
	[
		"a telephone",
		`<form><input name="phone" type="tel"><input type="hidden" name="csrf_token">${keys([...DIGITS, "*", "#"])}</form>`,
	],
	["a short list of pages", keys([5, 6, 7, 8])],
	["a list of sizes beside a password field", `<form><input type="password">${keys([7, 8])}</form>`],
])("a key of %s is recorded", (_, body) => {
	const { pads, added, key } = open(body);
	expect(pads.withhold(key)).toBe(false);
	expect(pads.withholdTyped("7", document.body)).toBe(false);
	expect(added).toEqual([]);
});

test("a press is taken back when the pad shows dots only then", async () => {
	const { pads, key } = open(`<div><p id="display"></p>${keys(DIGITS)}</div>`);
	const replaced: SeenAction[] = [];
	expect(pads.withhold(key)).toBe(false);
	const done = new Promise<void>((resolve) => {
		pads.recorded(key, {
			replace(action) {
				replaced.push(action);
				resolve();
			},
		});
	});
	const display = document.querySelector("#display");
	if (display) display.textContent = "● ○ ○ ○";
	await done;
	expect(replaced).toMatchObject([{ type: "type", masked: true, value: "" }]);
	expect(pads.withhold(key)).toBe(true);
});
