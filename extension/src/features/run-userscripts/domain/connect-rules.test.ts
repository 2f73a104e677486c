import { describe, expect, it } from "vitest";
import { EVERY_HOST } from "../../../script-library/connect-decisions.ts";
import { decisionHost, judgeConnect, namesEveryHost } from "./connect-rules.ts";

const HUB = "https://hub.example";
const judge = (
	address: string,
	{
		connects = [],
		page = "https://page.example/x",
		allowed = [],
		refused = [],
	}: {
		connects?: string[];
		page?: string;
		allowed?: string[];
		refused?: string[];
	} = {},
) => judgeConnect({ url: new URL(address), pageUrl: page, connects, decisions: { allowed, refused }, hubOrigin: HUB });

describe("judgeConnect", () => {
	it.each([
		["example.com", "https://example.com/a", "allowed"],
		["example.com", "https://api.example.com/", "allowed"],
		["example.com", "https://api.example.com./", "allowed"],
		["EXAMPLE.com", "http://example.com:81/", "allowed"],
		["*.example.com", "https://a.b.example.com/", "allowed"],
		["https://example.com/api/", "https://example.com/", "allowed"],
		["example.com:8080", "https://example.com:8080/", "allowed"],
		["example.com:8080", "https://example.com/", "ask"],
		["example.com:443", "https://example.com/", "allowed"],
		["example.com", "https://notexample.com/", "ask"],
		["example.com", "https://example.com.evil.test/", "ask"],
		["api.example.com", "https://example.com/", "ask"],
		["com", "https://example.com/", "ask"],
		["*.de", "https://example.de/", "ask"],
		["co.uk", "https://shop.co.uk/", "ask"],
		["co.uk.", "https://shop.co.uk/", "ask"],
		["https://co.uk:443/", "https://shop.co.uk/", "ask"],
		["github.io", "https://me.github.io/", "ask"],
		["рф", "https://xn--80aswg.xn--p1ai/", "ask"],
		["xn--p1ai", "https://xn--80aswg.xn--p1ai/", "ask"],
		["foo.ck", "https://shop.foo.ck/", "ask"],
		["lan", "http://nas.lan/", "ask"],
		["10.0.0.0/8", "http://10.1.1.1/", "ask"],
		["10", "http://10.1.1.1/", "ask"],
		["me.github.io", "https://api.me.github.io/", "allowed"],
		["shop.co.uk", "https://api.shop.co.uk/", "allowed"],
		["127.0.0.1", "http://127.0.0.1:9/", "allowed"],
		["0.0.1", "http://127.0.0.1:9/", "ask"],
		["[::1]", "http://[::1]/", "allowed"],
		["localhost", "http://localhost:3000/", "allowed"],
		["localhost", "http://app.localhost/", "allowed"],
		["bücher.example", "https://xn--bcher-kva.example/", "allowed"],
		["self", "http://page.example/", "allowed"],
		["self", "https://other.example/", "ask"],
		["*", "https://example.com/", "ask"],
		["", "https://example.com/", "ask"],
		["not a host", "https://example.com/", "ask"],
		["user@example.com", "https://example.com/", "ask"],
	])("@connect %s lets %s be %s", (connect, address, verdict) => {
		expect(judge(address, { connects: [connect] })).toBe(verdict);
	});

	it("needs no question for the origin of the page, where fetch works as well", () => {
		expect(judge("https://page.example/api")).toBe("allowed");
		expect(judge("https://page.example:8443/api")).toBe("ask");
		expect(judge("https://page.example/api", { page: "about:blank" })).toBe("ask");
	});

	it.each([
		"file:///etc/passwd",
		"chrome-extension://abc/x",
		"chrome://version",
		"ftp://a.example/",
		"data:,x",
		"blob:https://page.example/1",
	])("never reaches %s", (address) => {
		expect(judge(address, { connects: ["*"], allowed: [EVERY_HOST], page: address })).toBe("refused");
	});

	it("follows what the user decided, by host and port; a refusal counts most", () => {
		expect(judge("https://a.example/", { allowed: ["a.example"] })).toBe("allowed");
		expect(judge("https://b.a.example/", { allowed: ["a.example"] })).toBe("ask");
		expect(judge("https://a.example:8443/", { allowed: ["a.example"] })).toBe("ask");
		expect(judge("https://a.example/", { allowed: [EVERY_HOST] })).toBe("allowed");
		expect(judge("https://a.example/", { connects: ["a.example"], refused: ["a.example"] })).toBe("refused");
		expect(judge("https://page.example/", { refused: ["page.example"] })).toBe("refused");
		expect(judge("https://a.example./", { refused: ["a.example"] })).toBe("refused");
	});

	it("keeps every host of the user's own network out of 'all hosts'", () => {
		for (const host of ["localhost", "192.168.1.1", "router", "[::1]", "nas.local"]) {
			expect(judge(`http://${host}/`, { allowed: [EVERY_HOST] })).toBe("ask");
		}
	});

	it("reaches the hub only from a script that names it, or that runs on it", () => {
		expect(judge(`${HUB}/api`)).toBe("refused");
		expect(judge(`${HUB}/api`, { connects: ["*"], allowed: [EVERY_HOST, "hub.example"] })).toBe("refused");
		expect(judge(`${HUB}/api`, { connects: ["hub.example"] })).toBe("allowed");
		expect(judge(`${HUB}/api`, { page: `${HUB}/` })).toBe("allowed");
	});

	it("knows a script that asks for every host", () => {
		expect(namesEveryHost(["a.example", " * "])).toBe(true);
		expect(namesEveryHost(["*.example"])).toBe(false);
		expect(decisionHost(new URL("https://A.example.:8443/x"))).toBe("a.example:8443");
	});
});
