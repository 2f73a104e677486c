// @vitest-environment happy-dom
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { isSecretField } from "./field-secrets.ts";
import { watchPasswords } from "./past-passwords.ts";

function field(html: string): Element {
	document.body.innerHTML = html;
	const found = document.querySelector("[data-it],input,textarea");
	if (found === null) throw new Error(html);
	return found;
}

beforeEach(() => {
	document.body.innerHTML = "";
});

it.each([
	'<input type="password">',
	'<input autocomplete="section-a shipping cc-number">',
	'<input autocomplete="one-time-code">',
	'<input name="cardNumber">',
	'<input id="cvv">',
	'<input placeholder="Security code">',
	'<input aria-label="PIN">',
	"<label>Verification code <input></label>",
	'<label for="x">Card number</label><input id="x">',
	'<input name="otp_1">',
	'<input name="code">',
	'<textarea aria-label="Recovery phrase"></textarea>',
	'<div data-it contenteditable="true" aria-label="Private key"></div>',
	'<span id="l">Kennwort</span><input aria-labelledby="l">',
	"<table><tr><td>Mot de passe</td><td><input></td></tr></table>",
	"<dl><dt>Пароль</dt><dd><input></dd></dl>",
	"<p>パスワード: <input></p>",
	'<div><input><button type="button" aria-label="Hide password">x</button></div>',
	'<div><input><label><input type="checkbox"> Passwort anzeigen</label></div>',
	'<input inputmode="numeric" maxlength="6">',
	'<input type="tel" pattern="[0-9]{6}">',
	`<div>${'<input maxlength="1">'.repeat(6)}</div>`,
	`<div>${'<span><input maxlength="4"></span>'.repeat(4)}</div>`,
	`<fieldset><legend>Sent to your phone</legend>${'<input maxlength="1">'.repeat(6)}</fieldset>`,
	'<div><input maxlength="3"><input maxlength="2"><input maxlength="4"></div>',
	`<div>${'<input value="abandon">'.repeat(12)}</div>`,
	`<div>${Array.from({ length: 12 }, (_, at) => `<label>Word ${at + 1} <input value="abandon"></label>`).join("")}</div>`,
	`<div>${'<input aria-label="Wort 3" value="aban">'.repeat(24)}</div>`,
	"<fieldset><legend>Telephone PIN</legend><label>2nd digit <select data-it><option>1</select></label></fieldset>",
	'<div role="group" aria-label="Security question"><label>Question <select><option>Pet</select></label><label>Answer <input data-it></label></div>',
	'<h3 id="h">Sicherheitsfrage</h3><div role="group" aria-labelledby="h"><input data-it placeholder="Ihre Antwort"></div>',
	"<fieldset><legend>Gift card</legend><p><input data-it></p></fieldset>",
	`<div>${'<input list="words" role="combobox" value="abandon">'.repeat(12)}</div>`,
	`<div>${'<input maxlength="1">'.repeat(4)}<input list="banks" maxlength="40"></div>`,
	"<label>First digit of your PIN <select data-it><option>1</select></label>",
	'<input aria-label="Authenticator setup key">',
	'<input placeholder="Product key">',
	"<label>Gift card number <input></label>",
	'<input name="taxNumber">',
	"<label>Steuernummer <input></label>",
	"<label>Geschenkkarte <input></label>",
	'<input aria-label="Clé de configuration">',
	"<label>Tarjeta regalo <input></label>",
	'<input style="font-family: text-security-disc">',
])("%s is secret", (html) => {
	expect(isSecretField(field(html))).toBe(true);
});

it.each([
	'<input name="name">',
	'<input aria-label="Gift message">',
	"<fieldset><legend>Change your password</legend><label>E-mail <input data-it></label></fieldset>",
	"<fieldset><legend>Credit card</legend><label>City <input data-it></label></fieldset>",
	"<fieldset><legend>Survey</legend><label>Answer <input data-it></label></fieldset>",
	'<input aria-label="Tax rate">',
	"<label>Customer number <input></label>",
	"<label>Tracking number <input></label>",
	'<input aria-label="ISBN" inputmode="numeric" maxlength="13">',
	`<div>${Array.from({ length: 12 }, (_, at) => `<label>Month ${at + 1} <input value="may"></label>`).join("")}</div>`,
	'<input name="pinned" aria-label="Pinned note">',
	'<input placeholder="Postcode">',
	'<input id="spinner">',
	'<textarea name="card-text"></textarea>',
	'<input autocomplete="email">',
	'<input name="code" aria-label="Coupon code">',
	'<textarea name="code"></textarea>',
	'<input aria-label="PIN code" autocomplete="postal-code">',
	'<input type="search" aria-label="Search passwords">',
	'<label>ZIP <input inputmode="numeric" maxlength="5"></label>',
	'<label>Year <input inputmode="numeric" maxlength="4"></label>',
	'<label>Middle initial <input maxlength="1"></label>',
	'<div><input aria-label="Day" maxlength="2"><input aria-label="Month" maxlength="2"><input aria-label="Year" maxlength="4"></div>',
	"<form><label>User name <input></label><label>Password <input></label></form>",
	'<div><label>E-mail <input></label><a href="/forgot">Forgot your password?</a></div>',
	'<label>Token name <input name="token_name"></label>',
	`<div>${'<label>Month <input value="August"></label>'.repeat(12)}</div>`,
	`<div>${'<input maxlength="1">'.repeat(81)}</div>`,
	'<div><a>work</a><input size="1"></div>',
	`<div>${'<p><input size="1" role="combobox"></p>'.repeat(4)}</div>`,
	'<input size="1" aria-label="Quantity">',
	'<div><input role="combobox" inputmode="numeric" maxlength="5"></div>',
	'<input list="sizes" maxlength="1"><datalist id="sizes"><option>S</datalist>',
	'<div><input aria-autocomplete="list" maxlength="1"><input maxlength="40"></div>',
])("%s is not", (html) => {
	expect(isSecretField(field(html))).toBe(false);
});

it.each([
	["a digit", 40, true],
	["the text in it", 4, false],
])("four inputs as wide as %s", (_, width, isSecret) => {
	const box = vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, width, 40));
	onTestFinished(() => box.mockRestore());
	expect(isSecretField(field(`<div>${'<p><input size="1"></p>'.repeat(4)}</div>`))).toBe(isSecret);
});

it("stays a password when it is shown", () => {
	const shown = field('<input type="password" name="x">');
	expect(isSecretField(shown)).toBe(true);
	shown.setAttribute("type", "text");
	expect(isSecretField(shown)).toBe(true);
});

/** Changes of a page are heard when its scripts are through. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

it("remembers a former password input of a watched page", async () => {
	const watch = watchPasswords((host) => host.shadowRoot);
	const shown = field('<input type="password" name="x">');
	shown.setAttribute("type", "text");
	await settled();
	expect(isSecretField(shown)).toBe(true);
	watch.close();
});

it.each([
	["of the same name", '<input type="password" name="x">', '<i></i><input name="x">', true],
	["of the same id", '<input type="password" id="x">', '<p><input id="x" name="other"></p>', true],
	["of the same hint", '<input type="password" placeholder="Yours">', '<p><input placeholder="Yours"></p>', true],
	["in the same place", '<b><input type="password"></b>', "<b><input></b>", true],
	["of another name", '<input type="password" name="x">', '<input name="city">', false],
	["elsewhere", '<b><input type="password"></b>', "<p></p><p><input></p>", false],
])("an input %s that a page puts in place of a password input", async (_, before, after, isSecret) => {
	const watch = watchPasswords((host) => host.shadowRoot);
	document.body.innerHTML = `<form id="f">${before}</form>`;
	await settled();
	const form = document.querySelector("form") as Element;
	form.innerHTML = after;
	await settled();
	expect(isSecretField(document.querySelector("input") as Element)).toBe(isSecret);
	watch.close();
});
