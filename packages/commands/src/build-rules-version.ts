import { writeFileSync } from "node:fs";
import { computeRulesVersion, rulesVersionFile, writeRulesVersion } from "@scriptorium/workspace/build/rules-version";

const version = await computeRulesVersion();
writeFileSync(rulesVersionFile, writeRulesVersion(version));
console.log(version);
