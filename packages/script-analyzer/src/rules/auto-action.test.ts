import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { findIn, userscript } from "../testing/find-in.ts";
import { autoAction } from "./auto-action.ts";

const on = (body: string) => userscript(["match https://shop.example/*"], body);
const clicks = (choice: string) =>
	on(`document.querySelectorAll("button").forEach((b) => { if (${choice}) b.click(); });`);

describe("auto-action", () => {
	test.each([
		[
			"likes by itself",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`setInterval(()=>document.querySelectorAll(".like-button").forEach(b=>b.click()),1000)`,
			),
		],
		[
			"follows by request",
			["medium 5"],
			userscript(["match https://shop.example/*"], `fetch("/api/follow?user=helper",{method:"POST"})`),
		],
		[
			"mail that is sent on elsewhere",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`document.querySelector("#compose").addEventListener("click",()=>fetch("/settings/forwarding",{method:"POST",body:"x@y.test"}))`,
			),
		],
		[
			"something deleted",
			["medium 5"],
			userscript(["match https://shop.example/*"], `fetch("/api/items/1",{method:"DELETE"})`),
		],
		[
			"a letter to everybody",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`fetch("/api/friends").then(r=>r.json()).then(l=>l.forEach(f=>fetch("/api/messages",{method:"POST",body:f.id})))`,
			),
		],
		[
			"a form that is filled in and sent",
			["medium 6"],
			userscript(
				["match https://shop.example/*"],
				`const t=document.querySelector("textarea");t.value="Hello";
t.form.querySelector("button[type=submit]").click()`,
			),
		],
		[
			"a purchase",
			["medium 5"],
			userscript(["match https://shop.example/*"], `document.querySelector("#buy-now, .place-order").click()`),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(autoAction, code)).toEqual(expected);
	});

	test.each([
		[
			"closing a banner",
			userscript(["match https://shop.example/*"], `document.querySelector(".cookie-banner .close").click()`),
		],
		[
			"a draft that is filled in",
			userscript(
				["match https://shop.example/*"],
				`document.querySelector("textarea").value="Hello";document.querySelector(".next-page").click()`,
			),
		],
		[
			"a question to the site",
			userscript(["match https://shop.example/*"], `fetch("/api/messages/search",{method:"GET"})`),
		],
		[
			"likes when asked",
			userscript(
				["match https://shop.example/*"],
				`const b=document.createElement("button");document.body.append(b);
b.onclick=()=>document.querySelectorAll(".like-button").forEach(x=>x.click())`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(autoAction, code)).toEqual([]);
	});

	test.each([
		["in English", clicks('b.textContent.trim() === "Follow"')],
		["by a pattern", clicks("/^subscribe$/i.test(b.innerText)")],
		["in German", clicks('b.textContent === "Gefällt mir"')],
		["in French", clicks("/s'abonner|suivre/i.test(b.innerText)")],
		["in Russian", clicks('b.textContent.includes("Подписаться")')],
		["in Chinese", clicks('b.textContent === "关注"')],
		["by a label", on(`document.querySelector('[aria-label="Me gusta"]').click()`)],
		[
			"by a list of names",
			on(
				'const WORDS = ["Like", "Share"];\n[...document.querySelectorAll("a")].find((a) => WORDS.includes(a.text)).click()',
			),
		],
		[
			"by an XPath",
			on(`document.evaluate("//button[text()='Follow']", document, null, 9, null).singleNodeValue.click()`),
		],
	])("finds clicks %s", (_title, code) => {
		expect(findIn(autoAction, code)).toHaveLength(1);
	});

	test.each([
		["a request object", on('fetch(new Request("/api/users/7/follow", { method: "POST" }))')],
		["a beacon", on('navigator.sendBeacon("/api/follow", "7")')],
		["jQuery", on('$.post("/ajax/follow", { id: 7 })')],
		["jQuery with a method", on('$.ajax({ url: "/user/update", type: "POST", data: { name: "x" } })')],
		["any library", on('axios.post("/api/me/recovery", { phone: "+15550100" })')],
		[
			"a box that is ticked",
			on('const c = document.querySelector("input[name=public]"); c.checked = true; c.form.submit()'),
		],
		["a picture", on('new Image().src = "/vote?up=7"')],
		["a frame", on('const f = document.createElement("iframe"); f.src = "/follow?user=7"; document.body.append(f)')],
		["a question nobody waits for", on('fetch("/follow?user=7")')],
		["a form of its own", on('const f = document.createElement("form"); f.action = "/account/delete"; f.submit()')],
		["a form that is filled in", on('const f = document.forms[0]; f.elements.email.value = "a@b.test"; f.submit()')],
		[
			"GraphQL",
			on('fetch("/graphql", { method: "POST", body: JSON.stringify({ query: "mutation{follow(id:7){ok}}" }) })'),
		],
		[
			"a setting",
			on('fetch("/api/project/settings", { method: "PATCH", body: JSON.stringify({ visibility: "public" }) })'),
		],
	])("finds an order by %s", (_title, code) => {
		expect(findIn(autoAction, code)).toEqual(["medium 5"]);
	});

	test.each([
		["the banner of cookies", clicks("/reject all|ablehnen/i.test(b.textContent)")],
		["a question whether one is there", clicks('b.textContent === "Continue watching"')],
		[
			"a newsletter that is closed",
			on(
				'if (document.body.innerText.includes("Subscribe to our newsletter")) document.querySelector(".modal .close").click()',
			),
		],
		["a search", on('fetch("/api/search", { method: "POST", body: "x" })')],
		["how the page looks", on('fetch("/settings/theme", { method: "POST", body: "dark" })')],
		[
			"a question in GraphQL",
			on('fetch("/graphql", { method: "POST", body: JSON.stringify({ query: "query{ votes{ count } }" }) })'),
		],
		[
			"what is fetched to be shown",
			on('fetch("/follow?list=1").then((r) => r.json()).then((d) => { document.title = d.length; })'),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(autoAction, code)).toEqual([]);
	});

	test.each([
		[
			"a token of the page",
			'const k = document.querySelector("meta[name=csrf-token]").content; fetch("/posts/1", { method: "PUT", headers: { "x-csrf": k }, body: "x" });',
		],
		[
			"a number out of a fetched page",
			'fetch("/mine").then((r) => r.text()).then((t) => fetch("/posts", { method: "POST", body: "id=" + t.slice(2, 9) }));',
		],
	])("finds a bookmarklet that changes the site with %s", (_title, code) => {
		expect(findIn(autoAction, code)).toEqual(["medium 1"]);
	});

	test.each([
		[
			"a token on any click",
			'onclick = () => fetch("/x", { method: "POST", headers: { "x-csrf": document.querySelector("meta[name=csrf]").content } });',
		],
		[
			"a token out of a cookie",
			'onscroll = () => fetch("/x", { method: "PUT", headers: { "x-csrf": /ct=(\\w+)/.exec(document.cookie)[1] } });',
		],
		[
			"a token in an address that is opened for its effect",
			'fetch("/thing/on?csrf=" + document.querySelector("meta[name=csrf]").content);',
		],
		[
			"a form of its own with a token",
			'const f = document.createElement("form"); f.method = "post"; f.action = "/x"; f.innerHTML = "<input name=t value=" + document.querySelector("meta[name=csrf]").content + ">"; f.submit();',
		],
		[
			"a form of its own without one",
			'const f = document.createElement("form"); f.method = "POST"; f.action = "/x"; document.body.append(f); f.submit();',
		],
	])("finds what nobody asked for: %s", (_title, code) => {
		expect(findIn(autoAction, on(code))).toEqual(["medium 5"]);
	});

	test.each([
		[
			"a file that was dropped",
			'ondrop = ({ dataTransfer }) => fetch("/upload", { method: "POST", headers: { "x-csrf": document.querySelector("meta[name=csrf]").content }, body: dataTransfer.files[0] });',
		],
		[
			"a search by a form of its own",
			'const f = document.createElement("form"); f.method = "post"; f.action = "/search"; f.submit();',
		],
		[
			"an answer that is shown",
			'fetch("/list?csrf=" + document.querySelector("meta[name=csrf]").content).then((r) => r.text()).then((t) => { document.title = t; });',
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(autoAction, on(code))).toEqual([]);
	});

	test.each([
		["with the session alone", 'fetch("/api/thing", { method: "POST", body: "a=1" })'],
		[
			"with a token out of a cookie",
			'fetch("/x", { method: "POST", headers: { "x-csrf": /ct0=(\\w+)/.exec(document.cookie)[1] } })',
		],
		["by deleting", 'fetch("/api/me/items", { method: "DELETE" })'],
		["by a library", '$.post("/ajax/thing", { a: 1 })'],
		[
			"by a mutation",
			'fetch("/graphql", { method: "POST", body: JSON.stringify({ query: "mutation{join(id:1){ok}}" }) })',
		],
		[
			"by a form of its own",
			'const f = document.createElement("form"); f.method = "post"; f.action = "/x"; document.body.append(f); f.submit()',
		],
	])("finds a bookmarklet that changes the site %s", (_title, code) => {
		expect(findIn(autoAction, `javascript:${code}`)).toEqual(["medium 1"]);
	});

	test.each([
		[
			"a search",
			'fetch("/api/search", { method: "POST", body: "q" }).then((r) => r.json()).then((d) => alert(d.length))',
		],
		[
			"a question in GraphQL",
			'fetch("/graphql", { method: "POST", body: JSON.stringify({ query: "query{a}" }) }).then((r) => r.text()).then(alert)',
		],
		["what is only read", 'fetch("/api/me").then((r) => r.text()).then(alert)'],
		["what it asks about first", 'if (confirm("Delete all?")) fetch("/api/me/items", { method: "DELETE" })'],
	])("leaves alone a bookmarklet with %s", (_title, code) => {
		expect(findIn(autoAction, `javascript:${code}`)).toEqual([]);
	});

	test("tells a bookmarklet that sends a form it filled in from one that presses Enter in a field", () => {
		const sent = (how: string) => `const f = document.querySelector("#q"); f.value = "ink"; f.form.${how}();`;
		expect(findIn(autoAction, sent("submit"))).toEqual(["medium 1"]);
		expect(findIn(autoAction, sent("requestSubmit"))).toEqual([]);
	});

	test("leaves an account that is created to the rule site-takeover", () => {
		const code =
			'fetch("/a").then((r) => r.text()).then((t) => { const k = /name="(\\w+)" value="1"/.exec(t)[1]; fetch("/users", { method: "POST", body: "username=a&password=b&" + k + "=1" }); });';
		expect(findIn(autoAction, code)).toEqual([]);
	});

	test.each([
		["by itself", `fetch("/api/follow?user=helper",{method:"POST"})`, "without being asked"],
		[
			"on a click",
			`document.onclick=()=>fetch("/api/follow?user=helper",{method:"POST"})`,
			"when you do something on the page",
		],
		[
			"on a click that an unknown library tells of",
			`lib.button("Go").click(()=>fetch("/api/follow?user=helper",{method:"POST"}))`,
			"when you do something on the page",
		],
	])("says when it acts: %s", (_title, body, occasion) => {
		expect(analyzeScript({ code: on(body) }).vulnerabilities).toContainEqual(
			expect.objectContaining({ description: `Likes, follows, votes or shares in your name, ${occasion}.` }),
		);
	});
});
