import { readdir, readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserContext } from "@playwright/test";
import { generateScript } from "@scriptorium/flow/generate/generate-script";
import { convertRecording } from "@scriptorium/flow/recording/convert-recording";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import { exportPlaywright, exportPuppeteer, exportReplay } from "@scriptorium/flow/tools/export-as.test-support";
import { type Plugin, rolldown } from "rolldown";
import { compile } from "svelte/compiler";
import { APP_STATE, type AppSession, type RunFormat } from "../fixtures/recorder-apps/recorder-app.ts";
import { runPlaywright, runPuppeteer, runReplay } from "./run-exports.ts";

const root = fileURLToPath(new URL("../fixtures/recorder-apps/", import.meta.url));

/** Where the apps are served from: `HubStandIn` of the extension's journeys is one. */
export interface AppServer {
	/** `http://localhost:PORT` */
	readonly strangerOrigin: string;
	serve(path: string, body: string, type?: string): void;
}

/** Views that an app shows under addresses of their own. */
const VIEWS: Readonly<Record<string, readonly string[]>> = {
	"spa-router": ["settings", "goods/rope", "goods/lamp", "goods/flag"],
};
const SCRIPT = "text/javascript";

/**
 * Serves one app with all its files.
 * @param server where to serve it from
 * @param app name of its folder in `tests/fixtures/recorder-apps`
 * @returns path of its page
 */
export async function serveApp(server: AppServer, app: string): Promise<string> {
	const path = `/recorder-apps/${app}/`;
	// Another site by its name, the same server by its port: its frames have processes of their own, as those of strangers do.
	const otherOrigin = server.strangerOrigin.replace("//localhost", "//elsewhere.localhost");
	for (const file of await readdir(join(root, app))) {
		const { name, ext } = parse(file);
		if (ext === ".html") {
			const body = (await readFile(join(root, app, file), "utf8")).replaceAll("{{other-origin}}", otherOrigin);
			const at = name === "page" ? ["", ...(VIEWS[app] ?? [])] : [name];
			for (const each of at) server.serve(path + each, body);
		} else if (name === "app") server.serve(`${path}app.js`, await bundled(join(root, app, file)), SCRIPT);
		else if (ext === ".js") server.serve(path + file, await readFile(join(root, app, file), "utf8"), SCRIPT);
	}
	return path;
}

const bundles = new Map<string, Promise<string>>();

/** The real React, Vue or Svelte with an app, bundled once per process. */
function bundled(entry: string): Promise<string> {
	const known = bundles.get(entry) ?? bundle(entry);
	bundles.set(entry, known);
	return known;
}

async function bundle(input: string): Promise<string> {
	const build = await rolldown({
		input,
		platform: "browser",
		plugins: [svelte],
		// Vue with its compiler of templates.
		resolve: { alias: { vue: "vue/dist/vue.esm-bundler.js" }, conditionNames: ["browser", "import"] },
		transform: {
			define: {
				"process.env.NODE_ENV": '"production"',
				__VUE_OPTIONS_API__: "false",
				__VUE_PROD_DEVTOOLS__: "false",
				__VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
			},
		},
		// The app inserts the styles of a library as text.
		moduleTypes: { ".css": "text" },
		logLevel: "silent",
	});
	const { output } = await build.generate({ format: "esm" });
	await build.close();
	return output[0].code;
}

const svelte: Plugin = {
	name: "svelte",
	transform: {
		filter: { id: /\.svelte$/ },
		handler: (source, filename) => ({ code: compile(source, { filename, css: "injected" }).js.code }),
	},
};

/** Placeholder for the state of a format that cannot replay an action, as the notes of its export say. */
const SAID = "cannot, and says so";
type States = Readonly<Record<RunFormat, unknown>>;

/**
 * Lists the states that a session has to reach.
 * @param session the session with its end state, and the formats that cannot replay it
 * @returns expected final states by format
 */
export function wantedStates({ endState, cannot = {} }: AppSession): States {
	const wanted = (format: RunFormat) => (cannot[format] === undefined ? endState : SAID);
	return {
		replay: wanted("replay"),
		playwright: wanted("playwright"),
		puppeteer: wanted("puppeteer"),
		straight: wanted("straight"),
	};
}

/**
 * Turns a recording into every format and runs it with the real tool of that format, on a page of its own.
 * @param session the session that was recorded
 * @param actions the recording
 * @param context where straight code is run
 * @param url address of the app's page, at which straight code begins
 * @returns the states at the end; where a run failed, why
 */
export async function reachedStates(
	session: AppSession,
	actions: readonly RecordedAction[],
	context: BrowserContext,
	url: string,
): Promise<States> {
	const { about, cannot = {} } = session;
	const reach = async (format: RunFormat, { notes, run }: Run): Promise<unknown> => {
		const limit = cannot[format];
		if (limit === undefined) return run().catch(String);
		return notes.some(({ code }) => code === limit.note) ? SAID : `cannot, and no note says ${limit.note}`;
	};
	const state = settledState(session.endState);
	const replay = exportReplay(about, actions);
	const playwright = exportPlaywright(about, actions);
	const puppeteer = exportPuppeteer(about, actions);
	return {
		replay: await reach("replay", { ...replay, run: () => runReplay(replay.document, state) }),
		playwright: await reach("playwright", {
			...playwright,
			run: () => runPlaywright(playwright.document, state, ""),
		}),
		puppeteer: await reach("puppeteer", { ...puppeteer, run: () => runPuppeteer(puppeteer.document, state, {}) }),
		straight: await reach("straight", straight(actions, context, url, state)),
	};
}

/**
 * Expression for the state of an app as soon as it is what it has to be, or else as it is after five seconds: what a frame of another
 * site says comes after the press that made it say so.
 */
const settledState = (wanted: unknown): string => `(async () => {
	const flat = (value) => JSON.stringify(value, (_, one) =>
		one && typeof one === "object" && !Array.isArray(one) ? Object.fromEntries(Object.entries(one).sort()) : one);
	const end = performance.now() + 5000;
	let state = ${APP_STATE};
	while (flat(state) !== flat(${JSON.stringify(wanted)}) && performance.now() < end) {
		await new Promise((resolve) => setTimeout(resolve, 20));
		state = ${APP_STATE};
	}
	return state;
})()`;

interface Run {
	readonly notes: readonly { readonly code: string }[];
	readonly run: () => Promise<unknown>;
}

/** The recording as a flow, and that as code of a bookmarklet. */
function straight(actions: readonly RecordedAction[], context: BrowserContext, url: string, state: string): Run {
	// Without its own error handling the code rejects with its errors.
	const made = generateScript(convertRecording(actions), { name: "Recorded", errorHandling: false }, "bookmarklet");
	if (!made.ok) return { notes: [], run: () => Promise.reject(new Error(made.error.message)) };
	const { code, notes } = made.value;
	return { notes, run: () => runStraight(code, context, url, state) };
}

async function runStraight(code: string, context: BrowserContext, url: string, state: string): Promise<unknown> {
	const page = await context.newPage();
	try {
		await page.goto(url);
		await page.evaluate(code);
		return await page.evaluate(state);
	} finally {
		await page.close();
	}
}
