import { readWorkspace } from "@scriptorium/workspace/build/workspace-graph";
import { rootFolder } from "@scriptorium/workspace/root-folder";
import { expect, it } from "vitest";
import { findAffectedParts } from "./affected-parts.ts";

const workspace = readWorkspace(rootFolder);
const affected = (...files: readonly string[]) => {
	const { builds, restart } = findAffectedParts(files, workspace, ["@scriptorium/start-hub", "@scriptorium/supabase"]);
	return { builds: [...builds], restart };
};

it.each([
	["mfe-builder/src/routes/builder-route.tsx", ["mfe-builder"], false],
	["hub-shell/src/app/layout.tsx", ["hub-shell"], false],
	["extension/src/hub/hub-origin.ts", ["extension"], false],
	["hub-shell/server/handler.ts", [], true],
	["supabase/functions/health-check/index.ts", [], true],
	["supabase/migrations/20991231000000_a.sql", [], true],
	["packages/ui-kit/src/button.tsx", ["hub-shell", "mfe-catalogue", "mfe-builder", "mfe-admin", "extension"], false],
	["packages/start-hub/src/run-hub.ts", [], true],
] as const)("%s", (file, builds, isRestarted) => {
	expect(affected(file)).toEqual({ builds, restart: isRestarted ? file : null });
});

it("tests, documents and generated files affect nothing", () => {
	const files = [
		"mfe-builder/src/a.test.ts",
		"hub-shell/README.md",
		"mfe-admin/dist/remote.json",
		"extension/src/.b.ts",
	];
	expect(affected(...files)).toEqual({ builds: [], restart: null });
});
