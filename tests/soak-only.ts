/**
 * Files of Vitest that only `npm run test:soak` and a run of named files execute, with the reason. Journeys have the tag `@soak`
 * instead. docs/contributing.md lists both.
 */
export const soakOnlyFiles: Readonly<Record<string, string>> = {
	"packages/script-canary/src/run-canary.breakage.test.ts": "each case visits pages in a browser of its own",
	"packages/script-canary/src/run-canary.closed.test.ts":
		"tries every way out of the canary's browser, each in a browser of its own",
	"packages/script-canary/src/run-canary.consent.test.ts": "visits pages twice in each case, with and without a click",
	"packages/script-canary/src/run-canary.life.test.ts": "waits for time limits of the canary's browser",
	"packages/script-canary/src/run-canary.memory.test.ts": "fills the memory of the canary's browser",
	"packages/script-picture/src/take-script-picture.ends.test.ts":
		"waits for the time limit of a script that never ends",
	"supabase/tests/behaviors/concurrent-changes.test.ts": "repeats changes of many people at the same time",
	"supabase/tests/behaviors/many-scripts-limit.test.ts": "indexes 500 large scripts three times",
	"supabase/tests/behaviors/site-addresses.test.ts": "reads the addresses of all scripts of the run one by one",
	"supabase/tests/behaviors/usage-of-a-month.test.ts": "generates a month of usage and counts all of it",
	"supabase/tests/local/fair-share.test.ts": "keeps the gateway busy for long enough to compare shares",
	"supabase/tests/local/large-recordings.test.ts":
		"saves, opens and exports recordings of 10,000 actions and more than 24 MB",
	"supabase/tests/local/old-database.test.ts": "starts a backend several times on one data folder",
	"supabase/tests/local/query-limits.test.ts": "waits for the time limits of statements",
	"supabase/tests/local/rated-seeds.test.ts": "starts a backend of its own and rates all seeds",
	"supabase/tests/local/restored-backup.test.ts": "starts a backend several times on one data folder",
	"packages/browser-test/src/run-browser-test.ends.test.ts": "waits for the ends of runs in every phase",
	"packages/browser-test/src/run-browser-test.blocked.test.ts":
		"waits for time limits of runs whose page computes for ever",
	"tests/contracts/test-worker/self-check.test.ts": "runs two self-checks with about 90 attempts each",
	"tests/contracts/accessibility-audit/accessibility-audit.test.ts": "runs axe twice on each of many pages with faults",
	"tests/contracts/builds/extension-targets.test.ts": "builds the extension for two browsers",
	"tests/contracts/builds/rebuilds-dependants.test.ts": "builds all apps several times",
	"tests/faults/acknowledged-rows.test.ts": "kills hub and database again and again, and waits for each start",
	"tests/faults/no-process-left.test.ts": "starts and kills several hubs",
	"tests/faults/recovery.test.ts": "starts and kills several hubs",
	"tests/faults/requests-in-queue.test.ts": "kills the database while requests wait",
};
