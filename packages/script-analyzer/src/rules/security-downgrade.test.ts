import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { securityDowngrade } from "./security-downgrade.ts";

const on = (body: string) => userscript(["match https://shop.example/*"], body);
const all = (selector: string, body: string) =>
	on(`document.querySelectorAll("${selector}").forEach((n) => { ${body} });`);
const POLICY = "'meta[http-equiv=\"Content-Security-Policy\"]'";

describe("security-downgrade", () => {
	test.each([
		["questions answered for the visitor", on("window.confirm = () => true")],
		["questions answered by a property", on('Object.defineProperty(unsafeWindow, "confirm", { value: () => true })')],
		[
			"events that claim to be the visitor's",
			on('Object.defineProperty(Event.prototype, "isTrusted", { get: () => true })'),
		],
		["warnings hidden by a style sheet", on('GM_addStyle(".phishing-warning, .unverified-badge { display: none }")')],
		["a warning hidden by its style", on('document.querySelector(".security-alert").style.display = "none"')],
		["a warning hidden by an attribute", all(".external-sender-warning", "n.hidden = true;")],
		["a warning taken out", on('document.querySelector("#malware-notice").remove()')],
		["a warning that is gone past", on('document.querySelector("#proceed-anyway").click()')],
		["a sandbox opened", all("iframe", 'n.removeAttribute("sandbox");')],
		["a sandbox changed", all("iframe", 'n.setAttribute("sandbox", "allow-scripts allow-same-origin");')],
		["powers for frames of others", all("iframe", 'n.allow = "camera *; microphone *";')],
		["the same by an attribute", all("iframe", 'n.setAttribute("allow", "geolocation");')],
		["checksums of code", all("script[integrity]", 'n.removeAttribute("integrity");')],
		["checksums emptied", all("script", 'n.integrity = "";')],
		["links that get hold of the page", all("a", 'n.rel = "opener";')],
		["addresses that are told in full", all("a", 'n.referrerPolicy = "unsafe-url";')],
		["the page's policy", on(`document.querySelector(${POLICY}).remove()`)],
		["the policy among others", all("meta", 'if (n.httpEquiv === "Content-Security-Policy") n.remove();')],
		[
			"the policy by its parent",
			all("meta", "if (/^content-security-policy/i.test(n.httpEquiv)) n.parentNode.removeChild(n);"),
		],
		["the policy's content", on(`document.querySelector(${POLICY}).content = "default-src *"`)],
		["the policy by jQuery", on(`$(${POLICY}).remove()`)],
		["a sandbox by jQuery", on('$("iframe").removeAttr("sandbox")')],
		["a sandbox widened", all("iframe", 'n.sandbox.add("allow-same-origin", "allow-scripts");')],
		["a warning made transparent", on('GM_addStyle(".fraud-notice { visibility: hidden }")')],
		["the address told by a meta element", on('document.querySelector("meta[name=referrer]").content = "unsafe-url"')],
		[
			"attributes that are kept off",
			on(
				'const real = Element.prototype.setAttribute; Element.prototype.setAttribute = function (name, text) { if (name !== "sandbox") real.call(this, name, text); };',
			),
		],
		[
			"checksums that nobody can set",
			on('Object.defineProperty(HTMLScriptElement.prototype, "integrity", { set() {}, get: () => "" })'),
		],
		[
			"markup that passes for trusted on every site",
			userscript(["match *://*/*"], 'trustedTypes.createPolicy("default", { createHTML: (text) => text })'),
		],
	])("finds %s", (_title, code) => {
		expect(findIn(securityDowngrade, code)).toEqual(["medium 5"]);
	});

	test.each([
		["an ordinary element removed", on('document.querySelector(".banner").remove()')],
		["a wall of cookies hidden", on('document.querySelector(".cookie-wall").style.display = "none"')],
		["safer links", all("a", 'n.rel = "noopener noreferrer"; n.referrerPolicy = "no-referrer";')],
		["the colour of the browser", on('document.querySelector("meta[name=theme-color]").content = "#000"')],
		["a policy of its own name", on('trustedTypes.createPolicy("my-script", { createHTML: (text) => text })')],
		["a policy that cleans", on('trustedTypes.createPolicy("default", { createHTML: (text) => purify(text) })')],
		[
			"its own frame",
			on('const f = document.createElement("iframe"); f.allow = "fullscreen"; f.sandbox = "allow-scripts";'),
		],
		["a button that goes on reading", on('document.querySelector(".continue-reading").click()')],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(securityDowngrade, code)).toEqual([]);
	});

	test.each([
		["an assignment", "const own = confirm; window.confirm = () => true; button.click(); window.confirm = own"],
		[
			"a property that is assigned later",
			"const own = window.confirm; const put = (confirm) => Object.assign(window, { confirm });" +
				" put(() => true); Promise.resolve(button.click()).finally(() => put(own))",
		],
	])("gives an answered confirm dialog a low finding when the browser's function is restored by %s", (_title, code) => {
		const found = findIn(securityDowngrade, on(`const button = document.querySelector("button.done"); ${code}`));
		expect(new Set(found)).toEqual(new Set(["low 5"]));
	});

	test("gives a medium finding when only another function is restored", () => {
		const code = on("const own = window.alert; window.confirm = () => true; window.alert = own");
		expect(findIn(securityDowngrade, code)).toEqual(["medium 5"]);
	});

	test("gives a medium finding when the restored function is the script's own", () => {
		const code = on("window.confirm = () => true; const own = window.confirm; window.confirm = own");
		expect(findIn(securityDowngrade, code)).toContain("medium 5");
	});

	test.each(["createHTML: (text) => text", "createScript: (text) => text", "createScriptURL(url) { return url; }"])(
		"reports what passes for trusted on the sites that the script names: %s",
		(policy) => {
			const code = on(`trustedTypes.createPolicy("default", { ${policy} })`);
			expect(findIn(securityDowngrade, code)).toEqual(["low 5"]);
		},
	);

	test.each([
		["links to report others", 'document.querySelector(".report-abuse").style.display = "none"'],
		["buttons to report posts", 'GM_addStyle(".report-button { display: none }")'],
		["a message of its own", 'alert("A security warning { display: none } is only text")'],
	])("takes %s for no warning", (_title, body) => {
		expect(findIn(securityDowngrade, on(body))).toEqual([]);
	});
});
