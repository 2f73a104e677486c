import { defineConfig } from "@playwright/test";

/** Journeys in real Chromium. No retries: a flaky journey is a broken one. */
export default defineConfig({
	testDir: "./journeys",
	testMatch: "**/*.spec.ts",
	outputDir: "../test-results",
	fullyParallel: true,
	forbidOnly: true,
	retries: 0,
	workers: 2,
	timeout: 120_000,
	expect: { timeout: 20_000 },
	// What failed stands at the end, together: a long output is shown from its end.
	reporter: [["dot"], ["json"]],
	globalSetup: "./support/start-hub.ts",
	use: {
		launchOptions: {
			executablePath: process.env.SCRIPTORIUM_CHROMIUM ?? "/usr/bin/chromium",
			args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
		},
		// Costs a tenth of the time, and no machine that tests alone keeps it: `--trace retain-on-failure` when one is looked into.
		trace: "off",
	},
});
