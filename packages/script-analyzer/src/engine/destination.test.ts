import { describe, expect, test } from "vitest";
import { userscript } from "../testing/find-in.ts";
import { traceOf } from "../testing/trace-of.ts";

const HEAD = ["match https://www.shop.co.uk/*", "match https://*.news.example/*", "connect api.helper.test"];

/** Where a request to this address goes: `kind host`, one for each possibility. */
function whereTo(address: string, head = HEAD): string {
	const { sinks } = traceOf(userscript(head, `fetch(${address});`));
	const found = sinks.flatMap(({ api, destinations }) => (api === "fetch" ? destinations : []));
	return found.map(({ kind, host }) => [kind, host ?? ""].join(" ").trim()).join(", ");
}

const SITE = [
	[`location.origin + "/x"`, "same-site"],
	["location.href", "same-site"],
	["location.pathname", "same-site"],
	["document.URL", "same-site"],
	[`"https://" + location.host + "/x"`, "same-site"],
	[`"//" + location.hostname`, "same-site"],
	[`location.protocol + "//" + location.host`, "same-site"],
	[`document.querySelector("a").href`, "page-given"],
	[`document.querySelector("a").href + "?x"`, "page-given"],
	["document.forms[0].action", "page-given"],
	[`document.querySelector("a").getAttribute("href")`, "page-given"],
	[`new URL("/x", location.href)`, "same-site"],
	[`new URL("https://c.test/x", location.href)`, "third-party c.test"],
	[`new URL("//c.test/x", location.href).href`, "third-party c.test"],
	[`document.baseURI + "x"`, "same-site"],
	[`window.origin + "/x"`, "same-site"],
	["self.origin", "same-site"],
	["document.location.origin", "same-site"],
	[`"https://" + document.domain`, "same-site"],
	[`location + "x"`, "same-site"],
	[`\`\${location.origin}.c.test/\``, "third-party .c.test"],
	[`location.origin + ".c.test/"`, "third-party .c.test"],
	[`"https://" + location.host + ".c.test/"`, "third-party .c.test"],
	[`location.origin + "@c.test/"`, "third-party c.test"],
	[`"https://" + location.host + "@c.test/"`, "third-party c.test"],
	[`location.protocol + "//c.test"`, "third-party c.test"],
] as const;

/** As browsers read addresses: user names, ports, backslashes, control characters, capitals. */
const SPELLED = [
	[`"/x"`, "same-site"],
	[`"x.php"`, "same-site"],
	[`"?q=1"`, "same-site"],
	[`"#a"`, "same-site"],
	[`""`, "same-site"],
	[`"./a/b"`, "same-site"],
	[`"https://shop.co.uk/x"`, "same-site shop.co.uk"],
	[`"https://api.shop.co.uk/x"`, "same-site api.shop.co.uk"],
	[`"https://other.co.uk/x"`, "third-party other.co.uk"],
	[`"https://evilshop.co.uk"`, "third-party evilshop.co.uk"],
	[`"https://shop.co.uk.c.test/"`, "third-party shop.co.uk.c.test"],
	[`"https://www.news.example:8443/"`, "same-site www.news.example"],
	[`"https://notnews.example/"`, "third-party notnews.example"],
	[`"https://api.helper.test/x"`, "third-party api.helper.test"],
	[`"https://v2.api.helper.test"`, "third-party v2.api.helper.test"],
	[`"https://helper.test"`, "third-party helper.test"],
	[`"https://C.TEST/x"`, "third-party c.test"],
	[`"https://c.test:444/"`, "third-party c.test"],
	[`"https://shop.co.uk@c.test/"`, "third-party c.test"],
	[`"https://user:pa@ss@c.test/"`, "third-party c.test"],
	[`"https://c.test#@shop.co.uk"`, "third-party c.test"],
	[`"https://c.test?@shop.co.uk"`, "third-party c.test"],
	['"https:\\\\\\\\c.test\\\\x"', "third-party c.test"],
	['"\\\\\\\\c.test/x"', "third-party c.test"],
	[`"//c.test/x"`, "third-party c.test"],
	['"/\\\\c.test/x"', "third-party c.test"],
	['"ht\\ntps://c.test/"', "third-party c.test"],
	[`" https://c.test/"`, "third-party c.test"],
	[`"https:/c.test/x"`, "unresolved"],
	[`"https:c.test/x"`, "unresolved"],
	[`"https:///c.test/x"`, "third-party c.test"],
	[`"HTTPS://c.test"`, "third-party c.test"],
	[`"https://[::1]/x"`, "third-party [::1]"],
	[`"https://[2001:db8::1]:8080/"`, "third-party [2001:db8::1]"],
	[`"https://192.168.1.1/x"`, "third-party 192.168.1.1"],
	[`"https://192.168.1.1:80/x"`, "third-party 192.168.1.1"],
	[`"https://me.github.io"`, "third-party me.github.io"],
	[`"wss://c.test/s"`, "third-party c.test"],
	[`"ftp://c.test"`, "third-party c.test"],
	[`"data:text/plain,a"`, "local"],
	[`"blob:https://c.test/a"`, "local"],
	[`"mailto:a@c.test"`, "local"],
	[`"about:blank"`, "local"],
	[`"https://xn--bcher-kva.test/"`, "third-party xn--bcher-kva.test"],
	[`"https://bücher.test/"`, "third-party bücher.test"],
	[`"https://c.test./"`, "third-party c.test."],
	[`"https://0x7f.1/"`, "third-party 0x7f.1"],
	[`"https://2130706433/"`, "third-party 2130706433"],
	[`"https://c%2etest/"`, "third-party c%2etest"],
	['"https://c\\u3002test/"', "third-party c。test"],
	['"https://c.te\\tst/"', "third-party c.test"],
	['"https://shop.co.uk\\\\@c.test/"', "same-site shop.co.uk"],
	[`"https://shop.co.uk%2f@c.test/"`, "third-party c.test"],
] as const;

/** `x` is not known. What follows it decides, when it is long enough to be somebody's own. */
const HOLES = [
	[`"https://" + x + ".c.test/a"`, "third-party .c.test"],
	[`"https://" + x + "c.test/a"`, "unresolved"],
	[`"https://c." + x`, "unresolved"],
	[`"https://" + x + "/a"`, "unresolved"],
	[`"https://" + x + ".test/"`, "unresolved"],
	[`"https://" + x + ".co/"`, "unresolved"],
	[`"https://a." + x + ".c.test/"`, "third-party .c.test"],
	[`"https://" + x + ".c.test"`, "third-party .c.test"],
	[`"https://" + x + ".news.example/"`, "same-site .news.example"],
	[`"https://c.test/" + x`, "third-party c.test"],
	[`"https://c.test" + x`, "unresolved"],
	[`"https://c.test:" + x`, "unresolved"],
	["x", "unresolved"],
	[`x + "/a"`, "unresolved"],
	['"http" + x + "://c.test/"', "third-party c.test"],
	['"ht" + x', "unresolved"],
	['"page" + x + ".html"', "same-site"],
	['location.origin + "." + x', "unresolved"],
] as const;

const COMPUTED = [
	[`new URL("/x", "https://c.test")`, "third-party c.test"],
	[`"https://c.test/".replace("c.test", "d.test")`, "third-party d.test"],
	[`decodeURIComponent("https%3A%2F%2Fc.test")`, "third-party c.test"],
	[`atob("aHR0cHM6Ly9jLnRlc3Qv")`, "third-party c.test"],
	['Math.random() > 0.5 ? "https://c.test/" : "/own"', "third-party c.test, same-site"],
] as const;

describe("destination", () => {
	test.each(SITE)("of the page itself: %s", (address, expected) => expect(whereTo(address)).toBe(expected));
	test.each(SPELLED)("as written: %s", (address, expected) => expect(whereTo(address)).toBe(expected));
	test.each(HOLES)("known in part: %s", (address, expected) => expect(whereTo(address)).toBe(expected));
	test.each(COMPUTED)("computed: %s", (address, expected) => expect(whereTo(address)).toBe(expected));

	test("hosts under a shared suffix are different sites", () => {
		const head = ["match https://me.github.io/*"];
		expect(whereTo('"https://me.github.io/x"', head)).toBe("same-site me.github.io");
		expect(whereTo('"https://you.github.io/x"', head)).toBe("third-party you.github.io");
	});

	test("an IP address has no subdomains", () => {
		const head = ["match http://192.168.1.1/*"];
		expect(whereTo('"http://192.168.1.1/x"', head)).toBe("same-site 192.168.1.1");
		expect(whereTo('"http://10.0.1.1/x"', head)).toBe("third-party 10.0.1.1");
	});

	test("a script for every page, and a bookmarklet, know no site by name", () => {
		expect(whereTo('"https://shop.co.uk/x"', ["match *://*/*"])).toBe("third-party shop.co.uk");
		expect(traceOf('fetch("https://shop.co.uk/x");').sinks[0]?.destinations[0]?.kind).toBe("third-party");
	});

	test.each([
		['"https://api.helper.test/"', true],
		['"https://v2.api.helper.test/"', true],
		['"https://helper.test/"', false],
		['"https://api.helper.test.c.test/"', false],
		['"https://c.test/"', false],
	])("@connect names %s: %s", (address, declared) => {
		const { sinks } = traceOf(userscript(HEAD, `fetch(${address});`));
		expect(sinks[0]?.destinations[0]?.declared).toBe(declared);
	});

	test("@connect * declares no host", () => {
		const { sinks } = traceOf(userscript(["match *://*/*", "connect *"], 'fetch("https://c.test/");'));
		expect(sinks[0]?.destinations[0]?.declared).toBe(false);
	});

	test.each([
		['"/" + x', true],
		["location.origin + x", true],
		[`\`\${location.origin}\${x}\``, true],
		['"\\\\" + x', true],
		['"/" + x + "?" + document.title', true],
		['"/" + x + "/b"', true],
		['"/api/" + x', false],
		['location.origin + "/" + x', false],
		["location.href", false],
		["location.pathname", false],
		["location.pathname + location.search", false],
		['"/" + document.querySelector("b").textContent + "/b"', false],
		['"a" + x', false],
		['"/a"', false],
	])("a gap where a host could begin: %s: %s", (address, doubtful) => {
		const { sinks } = traceOf(userscript(HEAD, `fetch(${address});`));
		const found = sinks.flatMap(({ api, destinations }) => (api === "fetch" ? destinations : []));
		expect(found.map(({ kind, doubtful: is = false }) => [kind, is])).toEqual([["same-site", doubtful]]);
	});

	test("scheme and beginning are kept for quoting", () => {
		const { sinks } = traceOf('new WebSocket("wss://c.test/s?" + x);');
		expect(sinks[0]?.destinations).toEqual([
			{ kind: "third-party", host: "c.test", scheme: "wss", declared: false, address: "wss://c.test/s?…" },
		]);
	});

	test("an address that was read before a base was set is moved by it all the same", () => {
		const base = `const b = document.createElement("base"); b.href = "https://c.test/"; document.head.append(b);`;
		const { sinks } = traceOf(userscript(HEAD, `fetch("/x"); ${base} fetch("/x");`));
		const hosts = sinks.flatMap(({ api, destinations }) =>
			api === "fetch" ? [destinations.map(({ host }) => host)] : [],
		);
		expect(hosts).toEqual([[null], [null, "c.test"]]);
	});

	test.each([
		["vlc://c.test/a", "local"],
		["potplayer://https://c.test/a", "local"],
		["intent://c.test/a#Intent;end", "local"],
		["ftp://c.test/a", "third-party"],
		["stratum+tcp://c.test:3333", "third-party"],
	])("%s is %s: other schemes open an app of the visitor", (address, kind) => {
		const { sinks } = traceOf(`window.open(${JSON.stringify(address)});`);
		expect(sinks[0]?.destinations.map((one) => one.kind)).toEqual([kind]);
	});
});
