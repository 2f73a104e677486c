import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CapabilityProfile } from "../analysis-result.ts";
import { analyzeScript } from "../analyze-script.ts";
import { userscript } from "../testing/find-in.ts";
import { UNKNOWN_PROFILE } from "./capability-profile.ts";
import { type ComparedVersion, compareCapabilities } from "./compare-capabilities.ts";

function version(code: string): ComparedVersion {
	return { code, capabilities: analyzeScript({ code }).capabilities };
}
const compare = (older: string, newer: string) => compareCapabilities(version(older), version(newer));
const onShop = (body: string, ...lines: string[]) => userscript(["match https://shop.example/*", ...lines], body);

describe("compare-capabilities", () => {
	test("lists a new host, and removed abilities", () => {
		const { added, removed, followed } = compare(
			"document.title = document.cookie;",
			"fetch('https://evil.example/');",
		);
		expect(added).toEqual([{ kind: "contacts", host: "evil.example" }, { kind: "not-offline" }]);
		expect(removed).toEqual([{ kind: "fact", fact: "cookies", whats: ["document.cookie"], whole: true }]);
		expect(followed).toBe(true);
	});

	test("lists a new API to a known host", () => {
		const before = "fetch('https://api.example/');";
		const { added } = compare(before, `${before} navigator.sendBeacon('https://api.example/', 'x');`);
		expect(added).toEqual([{ kind: "contacts-by", host: "api.example", via: "navigator.sendBeacon" }]);
	});

	test("every site swallows the patterns, in both directions", () => {
		const everywhere = userscript(["match *://*/*"], "f()");
		expect(compare(onShop("f()"), everywhere)).toMatchObject({ added: [{ kind: "runs-everywhere" }], removed: [] });
		expect(compare(everywhere, onShop("f()"))).toMatchObject({ added: [], removed: [{ kind: "runs-everywhere" }] });
		// One that names no site runs on all of them.
		expect(compare(onShop("f()"), userscript([], "f()")).added).toEqual([{ kind: "runs-everywhere" }]);
		expect(compare(everywhere, userscript(["match *://*/*", "match https://a.example/*"], "f()")).added).toEqual([]);
	});

	test("sites, pages that are no longer left out, and frames", () => {
		expect(compare(onShop("f()"), onShop("f()", "match https://bank.example/*")).added).toEqual([
			{ kind: "runs-on", what: "https://bank.example/*" },
		]);
		const careful = onShop("f()", "exclude https://shop.example/pay*", "noframes");
		expect(compare(careful, onShop("f()"))).toMatchObject({
			added: [{ kind: "not-left-out", what: "https://shop.example/pay*" }, { kind: "runs-in-frames" }],
			removed: [],
		});
	});

	test("grants, allowed hosts and libraries are listed by name", () => {
		const { added } = compare(
			onShop("f()"),
			onShop("f()", "grant GM_setValue", "connect api.example", "require https://cdn.example/two.js"),
		);
		expect(added).toContainEqual({ kind: "grant", what: "GM_setValue" });
		expect(added).toContainEqual({ kind: "may-contact", what: "api.example" });
		expect(added).toContainEqual({ kind: "brings-along", what: "https://cdn.example/two.js" });
	});

	test("another file of a known library host is listed too", () => {
		const library = (file: string) => onShop("f()", `require https://cdn.example/${file}`);
		const { added, followed } = compare(library("a.js"), library("b.js"));
		expect(added).toEqual([{ kind: "brings-along", what: "https://cdn.example/b.js" }]);
		expect(followed).toBe(false);
	});

	test("a bookmarklet that becomes a userscript runs by itself", () => {
		const { added, removed } = compare("javascript:f()", onShop("f()"));
		expect(added.map(({ kind }) => kind)).toEqual(["runs-by-itself", "runs-on"]);
		expect(removed).toEqual([{ kind: "runs-when-clicked" }]);
	});

	test("unresolved code is never counted as unchanged", () => {
		const before = "window[prompt()]();";
		expect(compare(before, `${before} f();`)).toMatchObject({ added: [], followed: false });
		expect(compare("fetch(prompt())", "fetch(prompt()); f()")).toMatchObject({ added: [], followed: false });
	});

	test.each(["unresolved", "code_loading"] as const)("%s alone makes it unproven", (kind) => {
		const fact = { what: "eval", line: 1, column: 1 };
		const same = { code: "f()", capabilities: { ...UNKNOWN_PROFILE, [kind]: [fact] } };
		expect(compareCapabilities(same, same)).toEqual({ added: [], removed: [], followed: false });
	});
});

const what = fc.constantFrom("a", "b", "c").map((name) => ({ what: name, line: 1, column: 1 }));
const host = fc.record({
	host: fc.constantFrom("a.example", "b.example", "(this site)", "(unknown)"),
	via: fc.constantFrom("fetch", "Image"),
	declared: fc.boolean(),
	line: fc.nat(9),
	column: fc.nat(9),
});
const list = fc.array(what, { maxLength: 3 });
const profiles: fc.Arbitrary<CapabilityProfile> = fc.record({
	offline: fc.boolean(),
	runs_on: list,
	grants: list,
	storage: list,
	cookies: list,
	listeners: list,
	code_loading: list,
	hooks: list,
	unresolved: list,
	hosts: fc.array(host, { maxLength: 4 }),
});
const LINES = [
	"match *://*/*",
	"match https://a.example/*",
	"include https://b.example/*",
	"exclude https://a.example/x*",
	"exclude-match https://b.example/*",
	"connect a.example",
	"require https://a.example/x.js",
	"resource css https://a.example/x.css",
	"noframes",
];
const codes = fc.oneof(
	fc.constant("javascript:f()"),
	fc.subarray(LINES).map((lines) => userscript(lines, "f()")),
);
const versions = fc.record({ code: codes, capabilities: profiles });

describe("compare-capabilities holds for all versions", () => {
	test("a version can do what it can do", () => {
		fc.assert(
			fc.property(versions, (one) => {
				const { added, removed } = compareCapabilities(one, { ...one });
				expect([...added, ...removed]).toEqual([]);
			}),
		);
	});

	test("swapping the sides swaps what is added and what is removed", () => {
		fc.assert(
			fc.property(versions, versions, (one, other) => {
				const there = compareCapabilities(one, other);
				const back = compareCapabilities(other, one);
				expect(back.added).toEqual(there.removed);
				expect(back.removed).toEqual(there.added);
			}),
		);
	});

	test("every host and every fact that only the newer one has is listed", () => {
		fc.assert(
			fc.property(profiles, profiles, (one, other) => {
				const changes = JSON.stringify(
					compareCapabilities({ code: "f()", capabilities: one }, { code: "f()", capabilities: other }).added,
				);
				for (const { host: name } of other.hosts) {
					if (!one.hosts.some((known) => known.host === name)) expect(changes).toContain(`"host":"${name}"`);
				}
			}),
		);
	});
});
