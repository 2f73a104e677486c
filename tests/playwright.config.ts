import { defineConfig } from "@playwright/test";
import { leaveOutProven, leaveOutUnnamed } from "./journeys/seeds/proven/seed-selection.ts";
import { BROWSER_ARGS } from "./support/browser-args.ts";

const isSoak = process.env.SCRIPTORIUM_SOAK === "1";
const isShort = process.env.SCRIPTORIUM_SHORT === "1";
// Parts of the paths of the files that the journeys layer was asked to run, one a line.
const filters = (process.env.SCRIPTORIUM_FILTERS ?? "").split("\n").filter(Boolean);
const leftOut = isShort ? leaveOutProven() : leaveOutUnnamed(filters);

/** Journeys in real Chromium. No retries: a flaky journey is a broken one. */
export default defineConfig({
	testDir: "./journeys",
	testMatch: "**/*.spec.ts",
	// A whole short run leaves out the seed specs, and the seeds of seeds.spec.ts, that a soak run passed and that have not changed
	// since, and journeys with the tag @soak (docs/contributing.md has the list and the reasons).
	testIgnore: leftOut.testIgnore,
	grepInvert: [...leftOut.grepInvert, ...(isShort ? [/@soak/] : [])],
	metadata: { proven: leftOut.proven },
	outputDir: "../test-results",
	fullyParallel: true,
	forbidOnly: true,
	retries: 0,
	// The cores of a small machine. With a third one, beside the layers of the backend, tests ran into their limits of time.
	workers: 2,
	// Generous, because a test asserts states and counts, never times: a slow machine may take long.
	timeout: 240_000,
	expect: { timeout: 30_000 },
	// What failed stands at the end, together: a long output is shown from its end.
	reporter: [
		["./support/failed-page-reporter.ts"],
		["dot"],
		["json"],
		...(isSoak ? ([["./journeys/seeds/proven/record-reporter.ts"]] as const) : []),
	],
	globalSetup: "./support/start-hub.ts",
	use: {
		launchOptions: {
			executablePath: process.env.SCRIPTORIUM_CHROMIUM ?? "/usr/bin/chromium",
			args: [...BROWSER_ARGS, "--disable-background-networking", "--disable-component-update"],
		},
		// Costs a tenth of the time, and no machine that tests alone keeps it: `--trace retain-on-failure` when one is looked into.
		trace: "off",
	},
});
