import { fileURLToPath } from "node:url";
import { test as base } from "@playwright/test";
import { type FixtureServer, startFixtureServer } from "../../support/fixture-server.ts";

const fixturesFolder = fileURLToPath(new URL("../../fixtures", import.meta.url));

/** What a careful newspaper sends: no script at all, and styles from its own style sheets only. */
const strictPolicy = [
	"default-src 'none'",
	"script-src 'none'",
	"style-src 'self'",
	"img-src 'self'",
	"require-trusted-types-for 'script'",
].join("; ");

/** Real Chromium with a server for the fixture pages, one of each per worker. */
export const test = base.extend<object, { fixtures: FixtureServer }>({
	fixtures: [
		async ({ browserName: _ }, use) => {
			const server = await startFixtureServer({
				root: fixturesFolder,
				headers: {
					"seeds/foreign/strict-article.html": { "content-security-policy": strictPolicy },
					// As code forges serve raw files: the browser shows them instead of saving them.
					"seeds/csv-viewer.csv": { "content-type": "text/plain; charset=utf-8" },
				},
			});
			await use(server);
			await server.stop();
		},
		{ scope: "worker" },
	],
	// A trace keeps a picture of the whole document at every step, which takes longer than the tests, and adds a global to pages.
	trace: "off",
	permissions: ["clipboard-read", "clipboard-write"],
	colorScheme: "light",
	viewport: { width: 1280, height: 800 },
});
