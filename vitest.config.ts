import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { soakOnlyFiles } from "./tests/soak-only.ts";

const APPS = "{extension,hub-shell,mfe-catalogue,mfe-builder,mfe-admin,shared-protocol}";

const PURE = "packages/{code-likeness,flow,redaction,userscript,script-analyzer}/src/**/*.test.ts";

const UNIT = [
	`${APPS}/{src,server}/**/*.test.{ts,tsx}`,
	"packages/*/{src,bootstrap}/**/*.test.{ts,tsx}",
	"supabase/{canary-worker,local,functions,seed,test-worker}/**/*.test.ts",
	"tests/{corpus,bench,pictures}/**/*.test.ts",
];

/** Unit tests with a DOM environment. They are isolated: a shared document would keep nodes and listeners of earlier files. */
const WITH_DOCUMENT = globSync(UNIT, { cwd: import.meta.dirname, exclude: ["**/node_modules"] }).filter((file) =>
	/^\/\/ @vitest-environment/m.test(readFileSync(new URL(file, import.meta.url), "utf8")),
);

/**
 * Tests with a document that need a worker of their own: their code listens to, or replaces objects of, its window for good, as a
 * content script does; or they replace modules, render HTML as the server does, or set the URL of their document.
 */
const NEEDS_OWN_WORKER =
	/^(?:extension|packages\/(?:step-runtime|test-run)|hub-shell\/src\/(?:app|navigation|start|features\/keyboard-shortcuts)|.*(?:hydration|server-))|^\/\/ @vitest-environment-options|\bvi\.(?:mock|doMock|resetModules)\(|hydration\.test-support|render-page/m;
const ISOLATED = WITH_DOCUMENT.filter((file) =>
	NEEDS_OWN_WORKER.test(`${file}\n${readFileSync(new URL(file, import.meta.url), "utf8")}`),
);

/** Test files that match `UNIT` but run in other projects: tests of pure packages, and tests that start a browser. */
const OF_OTHER_PROJECTS = [PURE, "packages/{script-canary,browser-test,script-picture}/**"];

/** Packages with unchanged inputs since their unit tests passed: `npm run check` does not run these tests again. */
const UNCHANGED = (process.env.SCRIPTORIUM_UNCHANGED ?? "")
	.split(",")
	.filter(Boolean)
	.map((folder) => `${folder}/**`);

/** Test files that only the soak run executes. */
const LEFT_OUT = process.env.SCRIPTORIUM_SHORT === "1" ? Object.keys(soakOnlyFiles) : [];

/** Properties are tried with the same values on each run of `npm test`. */
const PROPERTY_SEED = "tests/support/property-seed.ts";

/** Raises the time limits of waiting test helpers, for slow or busy machines. */
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
					name: "unit-document",
					include: WITH_DOCUMENT,
					exclude: [...OF_OTHER_PROJECTS, ...ISOLATED, ...UNCHANGED, ...LEFT_OUT],
					isolate: false,
					setupFiles: [...unit.setupFiles, "tests/support/clean-document.ts"],
				},
			},
			{
				test: {
					...unit,
					name: "unit",
					// Each file has a worker of its own: a thread starts in half the time of a process.
					pool: "threads",
					include: ISOLATED,
					exclude: [...OF_OTHER_PROJECTS, ...UNCHANGED, ...LEFT_OUT],
				},
			},
			// Not isolated, so each worker loads a module once: without a document, files share little state.
			{
				test: {
					...unit,
					name: "unit-shared",
					include: UNIT,
					exclude: [...OF_OTHER_PROJECTS, ...WITH_DOCUMENT, ...UNCHANGED, ...LEFT_OUT],
					isolate: false,
				},
			},
			// Pure code keeps no state, so its test files are not isolated either. Its tests wait for nothing.
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
					// The analyzer and the builds are loaded once for each worker. Files share no state, and restore what they replace.
					isolate: false,
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
					expect: { poll: { timeout: 20_000 } },
					// One process, which loads the clients, the gateway and the analyzer once: files share no state but the database.
					isolate: false,
					testTimeout: 240_000,
					hookTimeout: 120_000,
				},
			},
			{
				test: {
					name: "canary",
					include: ["packages/script-canary/src/**/*.test.ts"],
					exclude: LEFT_OUT,
					expect: { poll: { timeout: 20_000 } },
					// A run waits more than it computes; each file has a browser of its own.
					maxWorkers: 2,
					testTimeout: 240_000,
					hookTimeout: 60_000,
				},
			},
			{
				test: {
					name: "browser-test",
					include: ["packages/{browser-test,script-picture}/src/**/*.test.ts"],
					exclude: LEFT_OUT,
					expect: { poll: { timeout: 20_000 } },
					// A run waits more than it computes.
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
