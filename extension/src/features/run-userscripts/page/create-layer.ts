import { messageOf } from "@scriptorium/shared-protocol/errors";
import { createGmFunctions, createGmObject } from "./gm-functions.ts";
import type { Layer, LayerSettings, Send } from "./layer-settings.ts";
import { createMenuCommands } from "./menu-registry.ts";
import { listenForReports } from "./report-listener.ts";

/** The layer of one userscript world. `send` reaches the worker. */
export function createLayer(send: Send): Layer {
	let settings: LayerSettings | null = null;
	let ran = false;

	const report = (error: string | null): void => {
		const runs = [{ scriptId: settings?.id ?? "", error: error?.slice(0, 500) ?? null }];
		send("SCRIPTORIUM_REPORT_RUNS", { runs }).catch(ignoreGone);
	};
	const complain = (problem: unknown): void => console.error(problem);
	const failed = (problem: unknown): void => {
		complain(problem);
		report(messageOf(problem));
	};
	const menu = createMenuCommands(failed);

	return {
		begin(given, allowed) {
			settings = allowed ? given : null;
			ran = false;
		},
		run(body) {
			if (settings === null) return;
			ran = true;
			const functions = createGmFunctions(settings, menu, send, complain);
			const object = createGmObject(settings.names, functions, settings.info);
			const given: Readonly<Record<string, unknown>> = { ...functions, GM_info: settings.info, GM: object };
			try {
				Promise.resolve(body(...settings.names.map((name) => given[name]))).then(() => report(null), failed);
			} catch (problem) {
				failed(problem);
			}
		},
		end() {
			if (settings !== null && !ran) report("The script could not be parsed");
		},
		listen: (channel) => listenForReports(channel, send),
		menu: () => menu.list(),
		choose: (id) => menu.choose(id),
	};
}

/** The page outlived the extension that put this here: nobody is left to count. */
function ignoreGone(problem: unknown): void {
	console.debug(problem);
}
