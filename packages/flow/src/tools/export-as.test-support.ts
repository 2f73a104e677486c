import type { RecordedAction } from "../recording/recorded-action.ts";
import type { ReplayFlow } from "./devtools-recorder/replay-steps.ts";
import type { Exported } from "./export-note.ts";
import { exportRecording } from "./export-recording.ts";
import type { SideProject } from "./selenium-ide/side-project.ts";

type Actions = readonly RecordedAction[];

const noIds = () => "";
const parsed = <Document>({ document, notes }: Exported<string>): Exported<Document> => ({
	document: JSON.parse(document) as Document,
	notes,
});

/**
 * A recording as a test of Playwright.
 * @param title of the recording
 * @param actions in their order
 * @returns source text and notes
 */
export const exportPlaywright = (title: string, actions: Actions): Exported<string> =>
	exportRecording(title, actions, "playwright", noIds);

/**
 * A recording as a script of Puppeteer.
 * @param title of the recording
 * @param actions in their order
 * @returns source text and notes
 */
export const exportPuppeteer = (title: string, actions: Actions): Exported<string> =>
	exportRecording(title, actions, "puppeteer", noIds);

/**
 * A recording as a user flow of the DevTools Recorder.
 * @param title of the recording
 * @param actions in their order
 * @returns parsed document and notes
 */
export const exportReplay = (title: string, actions: Actions): Exported<ReplayFlow> =>
	parsed(exportRecording(title, actions, "replay", noIds));

/**
 * A recording as a project of Selenium IDE.
 * @param title of the recording
 * @param actions in their order
 * @param newId returns a new id at each call
 * @returns parsed document and notes
 */
export const exportSide = (title: string, actions: Actions, newId: () => string): Exported<SideProject> =>
	parsed(exportRecording(title, actions, "side", newId));
