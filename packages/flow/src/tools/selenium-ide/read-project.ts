import type { ImportTool } from "../import-tool.ts";
import { importSide } from "./import-side.ts";
import { importSideFlows } from "./import-side-flow.ts";

/** Projects of Selenium IDE, of any version since 1.0: each test is a recording, or a flow with the conditions and loops that it has. */
export const seleniumProject: ImportTool = {
	holdsSeveral: true,
	readRecordings(document, now) {
		const read = importSide(document, now);
		return read.ok ? { ok: true, value: read.value.recordings } : read;
	},
	readFlows: importSideFlows,
};
