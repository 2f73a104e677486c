import { writeFileSync } from "node:fs";
import { decisionsIndexFile, listDecisions } from "@scriptorium/workspace/build/list-decisions";

writeFileSync(decisionsIndexFile, listDecisions());
console.log(decisionsIndexFile);
