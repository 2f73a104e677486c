// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { isSecret } from "./masking.ts";

function field(html: string): Element {
	document.body.innerHTML = html;
	const found = document.querySelector("input,textarea");
	if (found === null) throw new Error(html);
	return found;
}

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
])("%s is secret", (html) => {
	expect(isSecret(field(html))).toBe(true);
});

it.each([
	'<input name="name">',
	'<input name="pinned" aria-label="Pinned note">',
	'<input placeholder="Postcode">',
	'<input id="spinner">',
	'<textarea name="card-text"></textarea>',
	'<input autocomplete="email">',
])("%s is not", (html) => {
	expect(isSecret(field(html))).toBe(false);
});

it("stays a password when it is shown", () => {
	const shown = field('<input type="password" name="x">');
	expect(isSecret(shown)).toBe(true);
	shown.setAttribute("type", "text");
	expect(isSecret(shown)).toBe(true);
});
