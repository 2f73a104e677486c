import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { autoAction } from "./auto-action.ts";

const on = (body: string) => userscript(["match https://shop.example/*"], body);

describe("an account that is changed by the site's own form", () => {
	test.each([
		[
			"a password, by the button that saves it",
			'document.querySelector("input[name=new_password]").value = "abc12345"; document.querySelector("#save").click();',
		],
		[
			"a mail address, by the setter of all fields",
			'const i = document.querySelector("#e-mail"); Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(i, "a@b.test"); document.querySelector("button.update").click();',
		],
		["a role", 'const s = document.querySelector("select[name=role]"); s.value = "administrator"; s.form.submit();'],
		[
			"a mail address, by the name of its field",
			'const f = document.forms.me; f.email.value = "a@b.test"; f.submit();',
		],
	])("finds %s", (_title, code) => {
		expect(findIn(autoAction, on(code))).toEqual(["medium 5"]);
	});

	test("finds it in a bookmarklet", () => {
		const code = 'const f = document.forms[0]; f.email.value = "a@b.test"; f.submit();';
		expect(findIn(autoAction, `javascript:${code}`)).toEqual(["medium 1"]);
	});

	test.each([
		[
			"a password that is generated on a press",
			'const b = document.createElement("button"); document.body.append(b); b.onclick = () => { document.querySelector("input[name=new_password]").value = crypto.randomUUID(); };',
		],
		[
			"a field that is filled in and left",
			'document.querySelector("#email").value = "a@b.test"; document.querySelector(".close").click();',
		],
		[
			"a field that is filled in, beside a button of something else",
			'document.querySelector("#comment").value = "Hello"; document.querySelector("#save-layout").click();',
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(autoAction, on(code))).toEqual([]);
	});
});

test("a form in a page of the site that the script opened in a frame", () => {
	const code = `document.body.innerHTML += "<iframe id=f src=/account/delete onload=go()></iframe>"; function go() { document.getElementById("f").contentWindow.document.forms[1].submit(); }`;
	expect(findIn(autoAction, on(code))).toEqual(["medium 5"]);
	expect(findIn(autoAction, `javascript:${code}`)).toEqual(["medium 1"]);
});
