import { devtoolsRecorder } from "./devtools-recorder/devtools-recorder.ts";
import type { ExportTool } from "./export-tool.ts";
import type { ExportToolId } from "./export-tools.ts";
import { playwright } from "./playwright/playwright.ts";
import { puppeteer } from "./puppeteer/puppeteer.ts";
import { seleniumIde } from "./selenium-ide/selenium-ide.ts";

/** The code of each tool. */
export const toolList: Readonly<Record<ExportToolId, ExportTool>> = {
	playwright,
	puppeteer,
	replay: devtoolsRecorder,
	side: seleniumIde,
};
