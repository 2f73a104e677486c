import { defineConfig } from "@playwright/test";

/** `npm run pictures`: renews the pictures of the README and of the tutorials from a running hub. Not a test: nothing is compared. */
export default defineConfig({
	testDir: ".",
	testMatch: "take-*.ts",
	outputDir: "../../test-results",
	workers: 1,
	timeout: 120_000,
	expect: { timeout: 20_000 },
	reporter: "list",
	globalSetup: "../support/start-hub.ts",
	use: {
		launchOptions: { executablePath: process.env.SCRIPTORIUM_CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] },
	},
});
