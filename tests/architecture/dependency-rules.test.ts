import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "./tracked-files.ts";

interface Violation {
	readonly from: string;
	readonly to: string;
	readonly rule: { readonly name: string };
}

/** Each rule must detect its violation; otherwise it has no effect. */
const BROKEN: Record<string, string> = {
	"mfe-admin/src/features/analytics/a.ts": 'import "../../../../mfe-builder/src/features/canvas/a.ts";',
	"mfe-builder/src/features/canvas/a.ts": 'import "../palette/a.ts"; import "../../routes.tsx";',
	"mfe-builder/src/features/palette/a.ts": 'import "../../../../node_modules/@xyflow/react/index.js";',
	"mfe-builder/src/routes.tsx": "export const routes = [];",
	"packages/ui-kit/src/a.ts":
		'import "../../../hub-shell/src/app/a.ts"; import "../../hub-data/src/a.ts"; import "../../remote-kit/src/a.ts";',
	"packages/hub-data/src/a.ts": "export const a = 1;",
	"packages/remote-kit/src/a.ts": "export const a = 1;",
	"packages/core-types/src/a.ts": 'import "../../ui-kit/src/b.ts";',
	"packages/userscript/src/a.ts": 'import "node:fs"; import "../../ui-kit/src/b.ts";',
	"packages/selectors/src/a.ts": 'import "../../ui-kit/src/b.ts";',
	"packages/step-runtime/src/a.ts": 'import "../../selectors/src/a.ts"; import "../../flow/src/a.ts";',
	"packages/flow/src/a.ts": "export const a = 1;",
	"packages/ui-kit/src/b.ts": "export const b = 1;",
	"hub-shell/src/app/a.ts":
		'import "../../../node_modules/@supabase/supabase-js/index.js"; import "../../../node_modules/@module-federation/runtime/index.js"; import "./cycle.ts"; import "../../../tests/support/a.ts";',
	"hub-shell/src/app/cycle.ts": 'import "./a.ts";',
	"extension/src/features/bridge-hub/a.ts": 'import "../../../../node_modules/webextension-polyfill/index.js";',
	"shared-protocol/src/a.ts": 'import "../../packages/ui-kit/src/b.ts";',
	"packages/script-analyzer/src/engine/a.ts": 'import "../model/a.ts"; import type { B } from "../flows/b.ts";',
	"packages/script-analyzer/src/model/a.ts": "export const a = 1;",
	"packages/script-analyzer/src/flows/b.ts":
		'import "../model/a.ts"; import type { C } from "./c.ts"; export type B = C;',
	"packages/script-analyzer/src/flows/c.ts": 'import type { B } from "./b.ts"; export type C = B;',
	"tests/support/a.ts": "export const a = 1;",
	"node_modules/@xyflow/react/index.js": "",
	"node_modules/@supabase/supabase-js/index.js": "",
	"node_modules/@module-federation/runtime/index.js": "",
	"node_modules/webextension-polyfill/index.js": "",
};

const EXPECTED: readonly (readonly [rule: string, from: string])[] = [
	["no-app-to-app", "mfe-admin/src/features/analytics/a.ts"],
	["no-feature-to-feature", "mfe-builder/src/features/canvas/a.ts"],
	["features-do-not-know-who-composes-them", "mfe-builder/src/features/canvas/a.ts"],
	["packages-point-down", "packages/ui-kit/src/a.ts"],
	["core-types-know-nobody", "packages/core-types/src/a.ts"],
	["contract-on-core-types-alone", "shared-protocol/src/a.ts"],
	["pure-packages-know-only-each-other", "packages/userscript/src/a.ts"],
	["selectors-know-nobody", "packages/selectors/src/a.ts"],
	["step-runtime-knows-selectors", "packages/step-runtime/src/a.ts"],
	["adapters-side-by-side", "packages/ui-kit/src/a.ts"],
	["remote-kit-for-remotes", "packages/ui-kit/src/a.ts"],
	["supabase-js-in-one-place", "hub-shell/src/app/a.ts"],
	["polyfill-in-one-file", "extension/src/features/bridge-hub/a.ts"],
	["canvas-in-one-feature", "mfe-builder/src/features/palette/a.ts"],
	["federation-in-two-places", "hub-shell/src/app/a.ts"],
	["product-does-not-know-its-tests", "hub-shell/src/app/a.ts"],
	["no-cycles", "hub-shell/src/app/a.ts"],
	["no-cycles", "packages/script-analyzer/src/flows/b.ts"],
	["analyzer-layer-engine", "packages/script-analyzer/src/engine/a.ts"],
	["analyzer-judges-the-trace", "packages/script-analyzer/src/flows/b.ts"],
];

describe("the dependency rules", () => {
	const folder = mkdtempSync(join(tmpdir(), "scriptorium-dependencies-"));
	let violations: Violation[] = [];

	beforeAll(() => {
		for (const [file, text] of Object.entries(BROKEN)) {
			mkdirSync(dirname(join(folder, file)), { recursive: true });
			writeFileSync(join(folder, file), text);
		}
		for (const file of ["dependency-cruiser.config.mjs", "tsconfig.base.json"])
			cpSync(join(root, file), join(folder, file));
		violations = cruise(folder);
	});
	afterAll(() => rmSync(folder, { recursive: true, force: true }));

	it.each(EXPECTED)("%s catches its violation", (rule, from) => {
		expect(violations.filter((found) => found.rule.name === rule).map((found) => found.from)).toContain(from);
	});

	it("permit allowed imports", () => {
		expect(violations.filter((found) => found.from === "packages/hub-data/src/a.ts")).toEqual([]);
	});
});

function cruise(folder: string): Violation[] {
	const program = join(root, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
	const args = [program, "--config", "dependency-cruiser.config.mjs", "--output-type", "json", "."];
	const answer = execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
	return (JSON.parse(answer) as { summary: { violations: Violation[] } }).summary.violations;
}
