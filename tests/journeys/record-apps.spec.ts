import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type BrowserContext, expect } from "@playwright/test";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import { chat } from "../fixtures/recorder-apps/chat/drive.ts";
import { combobox } from "../fixtures/recorder-apps/combobox/drive.ts";
import { datePicker } from "../fixtures/recorder-apps/date-picker/drive.ts";
import { foreignFrame, nestedFrames } from "../fixtures/recorder-apps/frames/drive.ts";
import { hoverMenuByScript, hoverMenuByStyle } from "../fixtures/recorder-apps/hover-menu/drive.ts";
import { kanbanBoard } from "../fixtures/recorder-apps/kanban-board/drive.ts";
import { plainForm, plainFormLists } from "../fixtures/recorder-apps/plain-form/drive.ts";
import { pressWidgets } from "../fixtures/recorder-apps/press-widgets/drive.ts";
import { reactForm } from "../fixtures/recorder-apps/react-form/drive.ts";
import { APP_STATE, type AppSession } from "../fixtures/recorder-apps/recorder-app.ts";
import { richText, richTextParagraphs } from "../fixtures/recorder-apps/rich-text/drive.ts";
import { select2 } from "../fixtures/recorder-apps/select2/drive.ts";
import { sortableList } from "../fixtures/recorder-apps/sortable-list/drive.ts";
import { spaRouter, spaRouterBrowserBack } from "../fixtures/recorder-apps/spa-router/drive.ts";
import { svelteStepper } from "../fixtures/recorder-apps/svelte-stepper/drive.ts";
import { virtualList } from "../fixtures/recorder-apps/virtual-list/drive.ts";
import { vueTodo, vueTodoDelete } from "../fixtures/recorder-apps/vue-todo/drive.ts";
import { closedRoot, openRoots } from "../fixtures/recorder-apps/web-components/drive.ts";
import type { HubStandIn } from "../support/hub-stand-in.ts";
import { reachedStates, serveApp, wantedStates } from "../support/recorder-apps.ts";
import { BADGE, command, openScene, snapshot, startRecording } from "../support/recording.ts";
import { test } from "./extension-fixture.ts";

/** All sessions take about eight minutes, so only the soak run has all of them. */
const isSoak = process.env.SCRIPTORIUM_SOAK === "1";

const sessions: readonly AppSession[] = [
	plainForm,
	plainFormLists,
	reactForm,
	vueTodo,
	vueTodoDelete,
	svelteStepper,
	richText,
	richTextParagraphs,
	kanbanBoard,
	sortableList,
	virtualList,
	nestedFrames,
	foreignFrame,
	openRoots,
	closedRoot,
	spaRouter,
	spaRouterBrowserBack,
	chat,
	datePicker,
	combobox,
	hoverMenuByScript,
	hoverMenuByStyle,
	pressWidgets,
	select2,
];

const short: readonly AppSession[] = [chat, reactForm, pressWidgets, select2];

/** Folder for the recordings, which `npm run bench recorder` reads. */
const SAMPLES = process.env.SCRIPTORIUM_SAMPLES;
const fileName = ({ app, about }: AppSession): string => `${app} ${about}`.replaceAll(/\W+/g, "-");

/** A key that no app uses: when it has arrived, so have all earlier actions. */
const LAST_KEY = "F8";
const isLastKey = (action: RecordedAction): boolean => action.type === "keypress" && action.key === LAST_KEY;

/** Records a session, and checks its final state. */
async function record(hubOrigins: HubStandIn, context: BrowserContext, session: AppSession) {
	const path = await serveApp(hubOrigins, session.app);
	const { hub, site } = await openScene(hubOrigins, context, path);
	await startRecording(hub, site);
	await site.bringToFront();
	await session.drive(site);
	expect(await site.evaluate(APP_STATE)).toEqual(session.endState);
	await site.keyboard.press(LAST_KEY);
	await expect.poll(async () => (await snapshot(hub)).actions.some(isLastKey)).toBe(true);
	expect(await command(hub, "stop")).toEqual({ ok: true });
	// With its badge a page has sent what it still had of texts that grew; one more answer comes after all that.
	await expect(site.locator(BADGE)).toHaveCount(0);
	await command(hub, "stop");
	const { actions } = await snapshot(hub);
	const done = actions.filter((action) => !isLastKey(action));
	if (SAMPLES !== undefined) await writeFile(join(SAMPLES, `${fileName(session)}.json`), JSON.stringify(done));
	return { actions: done, url: hubOrigins.strangerOrigin + path };
}

test.describe("recordings of apps: the same final state in every export format", () => {
	// Each starts three more browsers, one after the other.
	test.describe.configure({ timeout: 180_000 });

	for (const session of isSoak ? sessions : short) {
		test(`${session.app}: ${session.about}`, { tag: "@soak" }, async ({
			fixture,
			browserWithExtension: { context },
		}) => {
			const { actions, url } = await record(fixture.hub, context, session);
			expect(await reachedStates(session, actions, context, url)).toEqual(wantedStates(session));
		});
	}
});
