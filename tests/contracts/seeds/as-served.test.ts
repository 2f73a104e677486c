import { Script } from "node:vm";
import { publicAddress, servedLibraries } from "@scriptorium/shared-protocol/served-libraries";
import { readPeople, readSeeds } from "@scriptorium/supabase/seed/read-seeds";
import { matchesUrl } from "@scriptorium/userscript/matches-url";
import { inOwnScope } from "@scriptorium/userscript/own-scope";
import { toBookmarklet } from "@scriptorium/userscript/to-bookmarklet";
import { toUserscript } from "@scriptorium/userscript/to-userscript";
import { expect, test } from "vitest";
import { textOf } from "../../support/text-of.ts";

const seeds = readSeeds();
const nameOf = new Map(readPeople().map((person) => [person.username, person.displayName]));

function metadataOf(code: string) {
	const { metadata, warnings } = textOf(code);
	if (!metadata) throw new Error("There is no metadata block");
	expect(warnings).toEqual([]);
	return metadata;
}

for (const { slug, about, versions, code } of seeds) {
	test(`${slug} is offered as a drag link and as a userscript`, () => {
		const read = textOf(code);
		expect(read).toMatchObject({ code, kind: about.kind });
		const link = toBookmarklet(read);
		const grants = read.metadata?.grants.filter((grant) => grant !== "none") ?? [];
		expect(link).toMatchObject({ unavailable: grants, notLoaded: read.metadata?.requires ?? [] });
		expect(link.url.length).toBeLessThanOrEqual(60_000);
		expect(() => new Script(textOf(link.url).body)).not.toThrow();
		if (about.kind === "userscript") return;
		expect(textOf(link.url).body).toBe(inOwnScope(code.replace(/^javascript:/, "")));
		const { title: name, shortDescription: description, author } = about;
		const file = toUserscript({
			name,
			description,
			body: read.body,
			version: "1.0.0",
			author,
			namespace: "https://hub.example",
		});
		metadataOf(file);
		expect(() => new Script(file)).not.toThrow();
	});

	if (about.kind === "userscript") {
		test(`${slug} says in its metadata what the hub says`, () => {
			for (const version of versions) {
				const metadata = metadataOf(version.code);
				expect(metadata).toMatchObject({
					name: about.title,
					author: nameOf.get(about.author),
					version: version.semver,
				});
				expect(metadata.namespace).not.toBeNull();
				expect(metadata.description).not.toBeNull();
				// A script that contacts servers names them. Others need no grant, or one that only adds to the manager's menu.
				if (metadata.grants.includes("GM_xmlhttpRequest")) expect(metadata.connects).not.toEqual([]);
				else expect([["none"], ["GM_registerMenuCommand"]]).toContainEqual(metadata.grants);
				// Its author cannot know where a hub is: it serves its libraries itself (served-libraries.ts).
				for (const address of metadata.requires) expect(servedLibraries.map(publicAddress)).toContain(address);
				expect(metadata.matches).not.toEqual([]);
				if (metadata.matches.includes("*://*/*")) expect(version.code).toContain("Why every address matches:");
			}
		});
	}
}

test("direct-result-links runs on the result pages that it describes, and nowhere else", () => {
	const metadata = metadataOf(seeds.find((seed) => seed.slug === "direct-result-links")?.code ?? "");
	const places = [
		"https://www.google.com/search?q=a",
		"https://www.bing.com/search?q=a",
		"https://duckduckgo.com/?q=a",
	];
	for (const place of [...places, "https://search.yahoo.com/search?p=a"])
		expect(matchesUrl(metadata, place)).toBe(true);
	for (const place of ["https://mail.google.com/", "https://example.org/"])
		expect(matchesUrl(metadata, place)).toBe(false);
});
