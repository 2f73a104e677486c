import type { CodeReach } from "@scriptorium/shared-protocol/extension-internal/test-tab";
import type { TestRunRequest } from "@scriptorium/shared-protocol/host-remote/test-run-link";
import { expect, vi } from "vitest";
import { reachOf } from "../../../extension/src/features/test-run/domain/code-reach.ts";
import { type open, SHOP } from "./test-run-scene.ts";

export const paint = {
	name: "Paint",
	code: "document.body.style.color = 'red';",
	sites: [SHOP],
	openUrl: `${SHOP}/page`,
} satisfies TestRunRequest;

export type Scene = ReturnType<typeof open>;

/** What the page of the extension sends along when Run is pressed there. */
export async function seen({ pages }: Scene, code: string): Promise<CodeReach> {
	const reach = reachOf(await pages.rate(code));
	if (reach === null) throw new Error("the code could not be rated");
	return reach;
}

/** Starts a test run for which the person is asked; returns its id. */
export async function askTest(all: Scene, request: TestRunRequest = paint, link = all.link): Promise<string> {
	const before = all.pages.asked.length;
	expect(await link.start(request)).toEqual({ ok: true, value: undefined });
	await vi.waitFor(() => expect(all.pages.asked).toHaveLength(before + 1));
	return all.pages.asked.at(-1) ?? "";
}

/** Why the person is asked. */
export async function whyAsked(all: Scene, runId: string) {
	const asked = await all.testRuns.request(runId);
	return asked.ok ? asked.value.test : null;
}

/** Presses Run on the page of the extension. */
export async function press(all: Scene, runId: string, request: TestRunRequest = paint, isKept = true) {
	const agreed = isKept ? await seen(all, request.code) : null;
	return all.testRuns.tests.run(runId, { origin: new URL(request.openUrl ?? "").origin, sites: [], agreed });
}

/** The browser has loaded an address in the tab that was opened or reused last. */
export async function load(all: Scene, url = all.pages.loaded.at(-1)?.url ?? "", title = "A page"): Promise<number> {
	const tabId = all.pages.loaded.at(-1)?.tabId ?? 0;
	all.pages.tabs.set(tabId, { id: tabId, url, title, isLoading: false });
	await all.testRuns.navigated(tabId, url);
	return tabId;
}

/** Runs a test from the question to its end, and leaves its tab open. */
export async function runOnce(all: Scene, request: TestRunRequest = paint): Promise<number> {
	expect(await press(all, await askTest(all, request), request)).toMatchObject({ ok: true });
	return finish(all);
}

/** Follows a test run that has begun to its end. */
export async function finish(all: Scene, link = all.link): Promise<number> {
	const tabId = await load(all);
	await vi.waitFor(() => expect(link.execution.getSnapshot().state).toBe("running"));
	await link.stop();
	return tabId;
}

/** Starts a test run for which nobody is asked. */
export async function runUnasked(all: Scene, request: TestRunRequest = paint, link = all.link): Promise<void> {
	const { asked, loaded } = all.pages;
	const before = [asked.length, loaded.length + 1];
	expect(await link.start(request)).toEqual({ ok: true, value: undefined });
	await vi.waitFor(() => expect([asked.length, loaded.length]).toEqual(before));
}
