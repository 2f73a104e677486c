import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { buildStepRuntime, runtimePartsFile } from "./build-step-runtime.ts";

it("the runtime of generated scripts is committed as it is built from its modules (`npm run build:runtime`)", async () => {
	expect(readFileSync(runtimePartsFile, "utf8")).toBe(await buildStepRuntime());
});
