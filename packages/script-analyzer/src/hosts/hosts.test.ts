import { describe, expect, test } from "vitest";
import { bearsNameOf } from "./brand.ts";
import { ownDomainsOf } from "./listed-domains.ts";
import { isOpenPlace } from "./open-places.ts";
import { isSameOrganization } from "./organizations.ts";

describe("organizations", () => {
	test.each([
		["x.com", "twimg.com"],
		["instagram.com", "cdninstagram.com"],
		["youtube.com", "ytimg.com"],
		["google.com", "translate.googleapis.com"],
		["pinterest.com", "pinimg.com"],
		["shop.example", "shop.example"],
	])("%s and %s belong together", (one, other) => {
		expect([isSameOrganization(one, other), isSameOrganization(other, one)]).toEqual([true, true]);
	});

	test.each([
		["x.com", "facebook.com"],
		["instagram.com", "cdninstagram.co"],
		["shop.example", "shop.test"],
		["amazon.com", "evil-amazon.com"],
	])("%s and %s do not", (one, other) => {
		expect([isSameOrganization(one, other), isSameOrganization(other, one)]).toEqual([false, false]);
	});

	test("single hosts and names below a hosting service do not make a domain an organization's", () => {
		const entities = [
			{ domains: ["maps.example.com", "*.example.org", "*.example.net"] },
			{ domains: ["*.shop.test", "d1.cloudfront.net"] },
		];
		const registrable = (host: string) =>
			host.endsWith("cloudfront.net") ? host : host.split(".").slice(-2).join(".");
		const isSuffix = (host: string) => host === "cloudfront.net" || !host.includes(".");
		expect(ownDomainsOf(entities, registrable, isSuffix)).toEqual([["example.net", "example.org"]]);
		expect(() => ownDomainsOf({}, registrable, isSuffix)).toThrow("no list");
		expect(() => ownDomainsOf([{ domains: [1] }], registrable, isSuffix)).toThrow("no list of domains");
	});
});

describe("places where strangers receive", () => {
	test.each([
		["script.google.com", "/macros/s/A/exec"],
		["docs.google.com", "/forms/d/e/1FA/formResponse"],
		["storage.googleapis.com", "/bucket/x"],
		["hooks.slack.com", "/services/x"],
		["discord.com", "/api/webhooks/1/x"],
		["canary.discord.com", "/api/v10/webhooks/1/x"],
		["bucket.s3.eu-west-1.amazonaws.com", "/x"],
		["search-x.eu-west-1.es.amazonaws.com", "/x"],
		["gist.github.com", "/"],
		["api.github.com", "/gists"],
		["somebody.github.io", "/"],
		["api.telegram.org", "/bot1/sendMessage"],
		["webhook.site", "/1"],
		["x.workers.dev", "/"],
	])("%s%s", (host, path) => {
		expect(isOpenPlace(host, path)).toBe(true);
	});

	test.each([
		["docs.google.com", "/document/d/1/edit"],
		["discord.com", "/api/v9/users/@me"],
		["api.github.com", "/repos/a/b/pulls"],
		["www.googleapis.com", "/youtube/v3/videos"],
		["shop.example", "/api/webhooks/1"],
	])("not %s%s", (host, path) => {
		expect(isOpenPlace(host, path)).toBe(false);
	});
});

describe("a site's name in the name of a host", () => {
	test.each(["apiv2.douyucdn.cn", "douyu-img.com", "static.mydouyu.com", "douyuvideo.net"])("%s", (host) => {
		expect(bearsNameOf(host, ["douyu.com"])).toBe(true);
	});

	test.each([
		["douyu.net", "douyu.com"],
		["evildouyu.com", "douyu.com"],
		["douyu.evil.test", "douyu.com"],
		["douyucdn.pages.dev", "douyu.com"],
		["apix.com", "x.com"],
		[`douyu${"s".repeat(50)}x.com`, "douyu.com"],
	])("not %s for %s", (host, site) => {
		expect(bearsNameOf(host, [site])).toBe(false);
	});
});
