import { buildChanged } from "@scriptorium/workspace/build/build-changed";

const hubOrigin = process.env.HUB_ORIGIN;
const reports = await buildChanged({ ...(hubOrigin ? { hubOrigin } : {}), log: console.log });
for (const report of reports) {
	console.log(`${report.rebuilt ? "built    " : "unchanged"} ${report.target} ${report.outputHash.slice(0, 12)}`);
}
