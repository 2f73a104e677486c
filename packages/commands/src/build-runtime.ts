import { writeFileSync } from "node:fs";
import { buildStepRuntime, runtimePartsFile } from "@scriptorium/workspace/build/build-step-runtime";

writeFileSync(runtimePartsFile, await buildStepRuntime());
console.log(runtimePartsFile);
