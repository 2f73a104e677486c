import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { formTampering } from "./form-tampering.ts";

describe("form-tampering", () => {
	test.each([
		[
			"another account in a form",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`document.querySelector("form").addEventListener("submit",()=>{document.querySelector("input[name=iban]").value="XX00 EXAM 0000 4711 0815 00"})`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(formTampering, code)).toEqual(expected);
	});

	test.each([
		[
			"an account the visitor keeps, on a click",
			userscript(
				["match https://shop.example/*"],
				`const b=document.createElement("button");document.body.append(b);
b.onclick=()=>{document.querySelector("input[name=iban]").value="XX00 EXAM 0000 4711 0815 00"}`,
			),
		],
		[
			"another field",
			userscript(["match https://shop.example/*"], `document.querySelector("input[name=quantity]").value="12345"`),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(formTampering, code)).toEqual([]);
	});
});
