import { expect, test } from "vitest";
import type { RatedVersion } from "../backend/read-versions.ts";
import { scriptDetails } from "../backend/script-rows.ts";
import { versionEntry } from "./version-entry.ts";

const ORIGIN = "https://hub.example";
const script = scriptDetails.parse({
	id: "0b0e7a52-6c3f-4a52-9a0e-0e5c5a1f0001",
	title: "Table to <CSV>",
	short_description: "Copies a table.",
	slug: "table-to-csv",
	category: "data",
	kind: "bookmarklet",
	risk_level: "green",
	security_score: 100,
	install_count: 0,
	star_count: 0,
	average_rating: null,
	review_count: 0,
	featured: false,
	created_at: "2026-01-01T00:00:00+00:00",
	updated_at: "2026-01-01T00:00:00+00:00",
	author: null,
	tags: [],
	forked_from: null,
	security_analysis: { form: "of other rules" },
	last_security_scan: null,
	version_id: null,
	semver: null,
	code: null,
	change_note: null,
	published_at: null,
});
const nothing = {
	offline: true,
	runs_on: [],
	grants: [],
	hosts: [],
	storage: [],
	cookies: [],
	listeners: [],
	code_loading: [],
	hooks: [],
	unresolved: [],
};
const version = (changes: Partial<RatedVersion> = {}): RatedVersion => ({
	id: "0b0e7a52-6c3f-4a52-9a0e-0e5c5a1f0002",
	semver: "1.1.0",
	published_at: "2026-02-01T00:00:00+00:00",
	change_note: null,
	generated_by: "user",
	sha256: "00",
	capabilities: nothing,
	rating: null,
	...changes,
});
const place = { line: 1, column: 1 };
const rated = (risk_level: "green" | "red" | "unrated", score: number) => ({
	risk_level,
	score,
	rules_version: "1",
	created_at: "2026-02-01T00:05:00+00:00",
});

test("an author's note arrives as text, in its paragraphs", () => {
	const { html } = versionEntry(script, version({ change_note: "a <b>\nc\n\n<script>x</script>" }), "none", ORIGIN);
	expect(html).toBe("<p>a &lt;b&gt;<br>c</p><p>&lt;script&gt;x&lt;/script&gt;</p><p>Analyzing…</p>");
});

test("an entry lists the capabilities that a version adds and removes", () => {
	const before = version({ capabilities: { ...nothing, cookies: [{ what: "document.cookie", ...place }] } });
	const after = version({
		capabilities: {
			...nothing,
			offline: false,
			hosts: [{ host: "<c.example>", via: "fetch", declared: false, ...place }],
			// Another position in the code is not a change.
			cookies: [{ what: "document.cookie", line: 9, column: 9 }],
			hooks: [{ what: "alert", ...place }],
		},
	});
	expect(versionEntry(script, after, before, ORIGIN).html).toContain(
		"<p>New capabilities:</p><ul><li>speaks to the network, or may</li><li>contacts &lt;c.example&gt; by fetch</li><li>replaces alert</li></ul>",
	);
	expect(versionEntry(script, before, after, ORIGIN).html).toContain("<p>Removed capabilities:</p><ul>");
	expect(versionEntry(script, before, before, ORIGIN).html).toContain("found no new capability");
	// A version without analysis is not reported as unchanged.
	expect(versionEntry(script, version({ capabilities: null }), before, ORIGIN).html).not.toContain("newly");
});

test("a rating updates an entry, and a change of rating is described", () => {
	const before = version({ rating: rated("green", 100) });
	const entry = versionEntry(script, version({ rating: rated("red", 12) }), before, ORIGIN);
	expect(entry.updated).toBe("2026-02-01T00:05:00+00:00");
	expect(entry.html).toContain("High Risk, score 12 out of 100. The version before: Low Risk.");
	expect(versionEntry(script, version({ rating: rated("unrated", 0) }), "none", ORIGIN).summary).toContain(
		"Not rated.",
	);
	expect(entry.author).toEqual({ name: "Anonymous", url: null });
	expect(entry.url).toBe(`${ORIGIN}/bookmarklet/${script.id}`);
});
