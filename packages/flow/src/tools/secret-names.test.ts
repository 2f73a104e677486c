import { expect, it } from "vitest";
import type { RecordedAction } from "../recording/recorded-action.ts";
import type { RecordedTarget } from "../recording/recorded-target.ts";
import { secretNames } from "./secret-names.ts";

const field = (primary: string, more: Partial<RecordedTarget> = {}): RecordedTarget => ({
	primary,
	strategy: "css",
	fallbacks: [],
	attributes: {},
	...more,
});
let count = 0;
const typed = (selector: RecordedTarget, url = "https://a.test/login?next=1"): RecordedAction => {
	count += 1;
	return { id: `t${count}`, timestamp: 1, url, type: "type", selector, value: "", clear: true, masked: true };
};
const namesOf = (...actions: RecordedAction[]) => [...secretNames(actions).values()];

it.each<[string, RecordedTarget]>([
	["SECRET_PASSWORD", field("input", { attributes: { "aria-label": "Password", name: "pw" } })],
	["SECRET_CARD_NUMBER", field("input", { fallbacks: ['aria/Card number[role="textbox"]'] })],
	["SECRET_USER_PASSWORD", field("input", { attributes: { name: "user[password]", id: "x" } })],
	["SECRET_PIN", field("#pin")],
	["SECRET_TOKEN", field('form [name="token"]')],
	["SECRET_LOGIN_KEY", field("input", { attributes: { "data-testid": "login-key", type: "password" } })],
	["SECRET_SCHLUSSELWORT", field("input", { attributes: { placeholder: "Schlüsselwort" } })],
	// No Latin letters: the next thing that is said of it.
	["SECRET_PWD", field("input", { attributes: { "aria-label": "Пароль", name: "pwd" } })],
	["SECRET", field("form > input:nth-of-type(2)", { attributes: { type: "password" } })],
	["SECRET_CONSTRUCTOR", field("input", { attributes: { name: "constructor" } })],
])("is %s", (name, selector) => {
	expect(namesOf(typed(selector))).toEqual([name]);
});

it("takes the label before everything else", () => {
	const nothing = { previous: null, next: null, row: [], headings: [], around: [], path: [] };
	const own = [{ source: "text" as const, kind: "label", value: "Your password", bits: 9 }];
	const fingerprint = { tag: "input", role: null, own, shape: "", place: nothing, controlSample: {} };
	expect(namesOf(typed(field("#pw", { fingerprint, attributes: { name: "pw" } })))).toEqual(["SECRET_YOUR_PASSWORD"]);
});

it("is the same for the same field, and another for every other one", () => {
	const password = field("#password");
	const repeated = field("#repeat", { attributes: { name: "password" } });
	const first = typed(password);
	const again = typed(password, "https://a.test/login#later");
	const elsewhere = typed(password, "https://b.test/login");
	expect(namesOf(first, typed(repeated), again, elsewhere)).toEqual([
		"SECRET_PASSWORD",
		"SECRET_PASSWORD_2",
		"SECRET_PASSWORD",
		"SECRET_PASSWORD_3",
	]);
});

it("gives no names to recorded values", () => {
	const { masked: _, ...plain } = typed(field("#name")) as Extract<RecordedAction, { type: "type" }>;
	expect(secretNames([plain]).size).toBe(0);
});
