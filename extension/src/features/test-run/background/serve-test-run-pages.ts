import { succeed } from "@scriptorium/core-types/errors";
import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import {
	cancelRun,
	getRunNote,
	getRunRequest,
	listRunTabs,
	reportRunProgress,
	runInChosenTab,
	stopRun,
} from "@scriptorium/shared-protocol/extension-internal/test-run-pages";
import {
	forgetTestConsents,
	getTestConsents,
	runInNewTab,
} from "@scriptorium/shared-protocol/extension-internal/test-tab";
import type { UserScriptSender } from "../../../platform/user-script-sender.ts";
import { mayRunOn } from "../domain/site-rules.ts";
import type { RunTab } from "./run-page.ts";
import type { TestRuns } from "./test-run-ports.ts";

export interface TestRunPagesPorts {
	readonly testRuns: TestRuns;
	readonly hubOrigin: string;
	/** All tabs, the last used first. */
	readonly listTabs: () => Promise<readonly RunTab[]>;
}

/** Answers the page that asks for a tab, the popup and the running code. */
export function serveTestRunPages({
	testRuns,
	hubOrigin,
	listTabs,
}: TestRunPagesPorts): Served<UserScriptSender | null>[] {
	const done = async <Code extends string>(
		outcome: Promise<{ ok: true } | { ok: false; error: { code: Code; message: string } }>,
	) => {
		const result = await outcome;
		return result.ok ? succeed({}) : result;
	};
	return [
		serve(getRunRequest)<UserScriptSender | null>(({ runId }) => testRuns.request(runId)),
		serve(listRunTabs)<UserScriptSender | null>(async () => {
			const tabs = (await listTabs()).filter(({ url }) => mayRunOn(url, hubOrigin));
			return succeed({
				tabs: tabs.map(({ id, title, url }) => ({ tabId: id, title, url, origin: new URL(url).origin })),
			});
		}),
		serve(runInChosenTab)<UserScriptSender | null>(({ runId, remember, ...choice }) =>
			done(testRuns.run(runId, choice, remember)),
		),
		serve(runInNewTab)<UserScriptSender | null>(({ runId, ...choice }) => done(testRuns.tests.run(runId, choice))),
		serve(getTestConsents)<UserScriptSender | null>(async () => {
			const sites = await testRuns.tests.sites();
			return sites.ok ? succeed({ sites: sites.value }) : sites;
		}),
		serve(forgetTestConsents)<UserScriptSender | null>(() => done(testRuns.tests.forget())),
		serve(cancelRun)<UserScriptSender | null>(({ runId }) => done(testRuns.cancel(runId))),
		serve(reportRunProgress)<UserScriptSender | null>((report, { sender }) =>
			done(testRuns.report(report, { tabId: sender?.tabId ?? null, frameId: sender?.frameId ?? null })),
		),
		...serveRunNote<UserScriptSender | null>(testRuns, () => null),
	];
}

/**
 * Answers the popup, or the notes on pages.
 * @param tabOf the tab of a note; null for the popup
 */
export function serveRunNote<Sender>(testRuns: TestRuns, tabOf: (sender: Sender) => number | null): Served<Sender>[] {
	return [
		serve(getRunNote)<Sender>((_, { sender }) => testRuns.note(tabOf(sender))),
		serve(stopRun)<Sender>(async ({ runId }, { sender }) => {
			const own = await testRuns.note(tabOf(sender));
			// A page has only the run that it shows.
			if (own.ok && own.value.run?.runId !== runId) return succeed({ run: null });
			const stopped = await testRuns.stop(runId);
			return stopped.ok ? testRuns.note(tabOf(sender)) : stopped;
		}),
	];
}
