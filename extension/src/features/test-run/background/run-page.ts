import { messageOf } from "@scriptorium/core-types/errors";
import { reportRunProgress } from "@scriptorium/shared-protocol/extension-internal/test-run-pages";
import { programText } from "@scriptorium/test-run/run-program";
import type { LayerSettings } from "../page/run-layer.ts";

export interface RunTab {
	readonly id: number;
	readonly url: string;
	readonly title: string;
	readonly isLoading: boolean;
}

/** Pages in which code runs, and the texts shown on them. */
export interface RunPage {
	/** Whether this browser can run code in a tab. */
	isSupported(): boolean;
	/** Whether the person has switched userscripts on. */
	isAllowed(): boolean;
	find(tabId: number): Promise<RunTab | null>;
	/** Brings a tab to the front. */
	show(tabId: number): Promise<void>;
	close(tabId: number): void;
	/** Whether the tab is the one that the person looks at. */
	isInFront(tabId: number): Promise<boolean>;
	/** Opens an address in a new tab in front, beside another one; resolves with its id. */
	openBeside(url: string, tabId: number | null): Promise<number>;
	/** Opens an address in a tab. */
	load(tabId: number, url: string): Promise<void>;
	reload(tabId: number): Promise<void>;
	/** Runs code in the tab's page once that is loaded. Resolves with false for code that is no program; rejects where nothing may run. */
	run(tabId: number, code: string, settings: Omit<LayerSettings, "type">): Promise<boolean>;
	/** Whether the page that the tab shows has begun the code of this run and page load. Rejects where nothing may run. */
	hasBegun(tabId: number, of: Pick<LayerSettings, "secret" | "load">): Promise<boolean>;
	/** Stops the code, without waiting for it: the page may be busy for ever. */
	stop(tabId: number): void;
	/** Puts the note about the run on the tab's page, unless it is there. */
	showNote(tabId: number): void;
	/** Asks the note on the tab's page to show the run as it is now. */
	noteChanged(tabId: number): void;
}

export interface RunPagePorts extends Omit<RunPage, "run" | "hasBegun" | "stop" | "showNote" | "noteChanged"> {
	/** Runs texts one after the other in the world of test runs; resolves with the value of the last one. */
	readonly execute: (tabId: number, sources: readonly string[]) => Promise<unknown>;
	/** Text of the built `entrypoints/test-run-layer.ts`. */
	readonly layer: () => Promise<string>;
	readonly putNote: (tabId: number) => Promise<void>;
	readonly sendToNote: (tabId: number) => Promise<void>;
	readonly log: (line: string) => void;
}

const STOP = "window.scriptoriumTestRun?.stop()";

/** Runs code through `userScripts.execute`: in a world of its own, also where the page's Content-Security-Policy forbids code. */
export function createRunPage(ports: RunPagePorts): RunPage {
	const { execute, layer, putNote, sendToNote, log } = ports;
	const logged = (what: string) => (thrown: unknown) => log(`${what}: ${messageOf(thrown)}`);
	return {
		...ports,
		async run(tabId, code, settings) {
			const all: LayerSettings = { ...settings, type: reportRunProgress.type };
			const json = JSON.stringify(all);
			// Separate texts: a syntax error in the code leaves the others intact.
			const begun = await execute(tabId, [
				await layer(),
				`window.scriptoriumTestRun.start(${json}, ${programText(code)});`,
				`window.scriptoriumTestRun.hasBegun(${json})`,
			]);
			await putNote(tabId).catch(logged("no note on the page"));
			return begun === true;
		},
		hasBegun: async (tabId, { secret, load }) =>
			(await execute(tabId, [`window.scriptoriumTestRun?.hasBegun(${JSON.stringify({ secret, load })})`])) === true,
		stop: (tabId) => void execute(tabId, [STOP]).catch(logged("the code could not be stopped")),
		showNote: (tabId) => void putNote(tabId).catch(logged("no note on the page")),
		noteChanged: (tabId) => void sendToNote(tabId).catch(logged("the note was not told")),
	};
}
