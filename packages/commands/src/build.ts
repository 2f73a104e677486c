import { buildChanged } from "@scriptorium/workspace/build/build-changed";

// Folders of the parts to build, `npm run build -- mfe-builder`; all of them without any.
const only = process.argv.slice(2).filter((arg) => arg !== "--");
const hubOrigin = process.env.HUB_ORIGIN;
const reports = await buildChanged({ only, ...(hubOrigin ? { hubOrigin } : {}), log: console.log });
for (const report of reports) {
	console.log(`${report.rebuilt ? "built    " : "unchanged"} ${report.target} ${report.outputHash.slice(0, 12)}`);
}
