import { stepKinds } from "@scriptorium/flow/steps/step-list";
import { expect, it } from "vitest";
import { projectFiles, readLines } from "./tracked-files.ts";

const AREAS =
	/^(?:packages\/flow\/src|mfe-builder\/src|supabase\/functions|extension\/src\/features\/record-actions)\//;
const CASE = new RegExp(`^\\s*case "(?:${stepKinds.join("|")})":`);

/** Files whose cases are other things that have the same names. */
const OTHER_THINGS: Readonly<Record<string, string>> = {
	"packages/flow/src/program/structure-flow.ts": "places of a program",
	"packages/flow/src/generate/write-step.ts": "what generated code does",
	"packages/flow/src/tools/selenium-ide/side-reader.ts": "commands of Selenium IDE",
	"mfe-builder/src/features/write-with-copilot/copilot-state.ts": "events of the dialog",
	"extension/src/features/record-actions/content/record-keys.ts": "tags of elements",
	"extension/src/features/record-actions/content/fields.ts": "tags of elements",
};

it("knows a kind of step in its own file only: no other code has a case for one", () => {
	const found = projectFiles()
		.filter((file) => AREAS.test(file) && /\.tsx?$/.test(file) && !/\.(?:test|test-support|gen)\.tsx?$/.test(file))
		.filter((file) => readLines(file).some((line) => CASE.test(line)));
	expect(found.toSorted()).toEqual(Object.keys(OTHER_THINGS).toSorted());
});
