import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { soakOnlyFiles } from "./tests/soak-only.ts";

const APPS = "{extension,hub-shell,mfe-catalogue,mfe-builder,mfe-admin,shared-protocol}";

const PURE = "packages/{flow,redaction,userscript,script-analyzer}/src/**/*.test.ts";

const UNIT = [
	`${APPS}/{src,server}/**/*.test.{ts,tsx}`,
	"packages/*/{src,bootstrap}/**/*.test.{ts,tsx}",
	"supabase/{local,functions,seed}/**/*.test.ts",
	"tests/{corpus,bench}/**/*.test.ts",
];

/** Unit tests that ask for a document, which keeps content and listeners of a file until its worker ends. */
const WITH_DOCUMENT = globSync(UNIT, { cwd: import.meta.dirname, exclude: ["**/node_modules"] }).filter((file) =>
	readFileSync(new URL(file, import.meta.url), "utf8").startsWith("// @vitest-environment"),
);

/** Packages with unchanged inputs since their unit tests passed: `npm run check` does not run these tests again. */
const UNCHANGED = (process.env.SCRIPTORIUM_UNCHANGED ?? "")
	.split(",")
	.filter(Boolean)
	.map((folder) => `${folder}/**`);

/** Test files that only the soak run executes. */
const LEFT_OUT = process.env.SCRIPTORIUM_SHORT === "1" ? Object.keys(soakOnlyFiles) : [];

/** Properties are tried with the same values on each run of `npm test`. */
const PROPERTY_SEED = "tests/support/property-seed.ts";

/** Longer time limits for waiting in tests, because a busy machine is slow. */
const PATIENCE = "tests/support/patience.ts";

const MAX_WORKERS = Math.max(2, availableParallelism() - 1);

const unit = {
	setupFiles: [PROPERTY_SEED, PATIENCE],
	expect: { poll: { timeout: 20_000 } },
	// A test checks correctness; the speed of the machine is no part of it.
	testTimeout: 240_000,
};

/** One project per layer of `npm test`; what needs Postgres or a browser is never a unit test. */
export default defineConfig({
	test: {
		// Vitest leaves one core to the terminal; two cores are all that a small machine has.
		maxWorkers: MAX_WORKERS,
		projects: [
			{
				test: {
					...unit,
					name: "unit",
					include: WITH_DOCUMENT,
					exclude: [...UNCHANGED, ...LEFT_OUT],
				},
			},
			// Without a document there is little that one file could leave to the next, so modules are loaded once.
			{
				test: {
					...unit,
					name: "unit-shared",
					include: UNIT,
					// Tests of the canary need a browser: they are the layer `canary`.
					exclude: [PURE, ...WITH_DOCUMENT, ...UNCHANGED, ...LEFT_OUT, "packages/script-canary/**"],
					isolate: false,
				},
			},
			// The same for pure code, whose tests need no setup for waiting.
			{
				test: {
					name: "unit-pure",
					include: [PURE],
					exclude: [...UNCHANGED, ...LEFT_OUT],
					isolate: false,
					setupFiles: [PROPERTY_SEED],
					testTimeout: 240_000,
				},
			},
			{
				test: {
					name: "architecture",
					include: ["tests/architecture/**/*.test.ts"],
					testTimeout: 240_000,
					hookTimeout: 60_000,
				},
			},
			{
				test: {
					name: "contract",
					include: ["tests/contracts/**/*.test.ts"],
					exclude: LEFT_OUT,
					setupFiles: [PROPERTY_SEED, PATIENCE],
					expect: { poll: { timeout: 20_000 } },
					testTimeout: 240_000,
					hookTimeout: 120_000,
				},
			},
			{
				test: {
					name: "database",
					include: ["supabase/tests/**/*.test.ts"],
					exclude: LEFT_OUT,
					setupFiles: [PROPERTY_SEED],
					globalSetup: ["supabase/tests/support/global-setup.ts"],
					fileParallelism: false,
					testTimeout: 240_000,
					hookTimeout: 120_000,
				},
			},
			{
				test: {
					name: "canary",
					include: ["packages/script-canary/src/**/*.test.ts"],
					exclude: LEFT_OUT,
					// A run waits more than it computes; each file has a browser of its own.
					maxWorkers: 2,
					testTimeout: 240_000,
					hookTimeout: 60_000,
				},
			},
			{
				test: {
					name: "faults",
					include: ["tests/{faults,fuzz}/**/*.test.ts"],
					exclude: LEFT_OUT,
					fileParallelism: false,
					testTimeout: 600_000,
					hookTimeout: 120_000,
				},
			},
		],
	},
});
