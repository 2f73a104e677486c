import { messageOf } from "@scriptorium/shared-protocol/errors";
import { createGmFunctions, createGmObject } from "./gm-functions.ts";
import type { Layer, LayerSettings, Send } from "./layer-settings.ts";
import { createMenuCommands, type MenuCommands } from "./menu-registry.ts";
import { listenForReports } from "./report-listener.ts";

interface Script {
	readonly settings: LayerSettings;
	readonly menu: MenuCommands;
	ran: boolean;
}

/**
 * The layer of one userscript world. Usually one script lives in it; Chrome gives an extension ten worlds per page
 * and puts the scripts beyond them together in the default one, so nothing here is kept per world.
 * @param send reaches the worker
 */
export function createLayer(send: Send): Layer {
	const scripts = new Map<string, Script>();
	/** The one whose sources are being run; they follow each other without a gap. */
	let current: Script | null = null;

	const report = ({ settings }: Script, error: string | null): void => {
		const runs = [{ scriptId: settings.id, error: error?.slice(0, 500) ?? null }];
		send("SCRIPTORIUM_REPORT_RUNS", { runs }).catch(ignoreGone);
	};
	const complain = (problem: unknown): void => console.error(problem);
	const failed = (script: Script, problem: unknown): void => {
		complain(problem);
		report(script, messageOf(problem));
	};

	return {
		begin(settings, allowed) {
			current = null;
			if (!allowed) return;
			const script: Script = {
				settings,
				menu: createMenuCommands((problem) => failed(script, problem)),
				ran: false,
			};
			scripts.set(settings.id, script);
			current = script;
		},
		run(body) {
			const script = current;
			if (script === null) return;
			script.ran = true;
			const { settings, menu } = script;
			const functions = createGmFunctions(settings, menu, send, complain);
			const object = createGmObject(settings.names, functions, settings.info);
			const given: Readonly<Record<string, unknown>> = { ...functions, GM_info: settings.info, GM: object };
			try {
				const result = Promise.resolve(body(...settings.names.map((name) => given[name])));
				result.then(
					() => report(script, null),
					(problem: unknown) => failed(script, problem),
				);
			} catch (problem) {
				failed(script, problem);
			}
		},
		end() {
			if (current !== null && !current.ran) report(current, "The script could not be parsed");
			current = null;
		},
		listen: (channel) => listenForReports(channel, send),
		menu: (scriptId) => scripts.get(scriptId)?.menu.list() ?? [],
		choose: (scriptId, commandId) => scripts.get(scriptId)?.menu.choose(commandId) ?? false,
	};
}

/** The page outlived the extension that put this here: nobody is left to count. */
function ignoreGone(problem: unknown): void {
	console.debug(problem);
}
