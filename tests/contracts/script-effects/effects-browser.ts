import { type BrowserContext, chromium } from "@playwright/test";
import { measuredScript } from "@scriptorium/script-effects/measured-script";
import { readMeasures, type ScriptMeasures } from "@scriptorium/script-effects/script-measures";
import { LOOP_GUARD } from "@scriptorium/test-run/loop-guard";
import { programText } from "@scriptorium/test-run/run-program";
import { findOrInstallChromium } from "@scriptorium/test-runner/chromium";
import { BROWSER_ARGS } from "../../support/browser-args.ts";

/** Every address of a run is answered by the test: nothing leaves the machine. */
const REPORT = "reportOfTest";
const ADDRESS = "https://site.example/start";

export interface EffectsBrowser {
	/**
	 * Runs a script on a page and measures it.
	 * @param script as typed
	 * @param html of the page, with its scripts
	 * @param place where the script counts as running
	 */
	measure(script: string, html: string, place?: "tab" | "sandbox" | "server"): Promise<MeasuredRun>;
	/** Runs a script as it is written. */
	runPlain(script: string, html: string): Promise<PageAfter>;
	close(): Promise<void>;
}

/** What a script leaves behind: the same, whether it is measured or not. */
export interface PageAfter {
	readonly html: string;
	/** Uncaught errors and what the script wrote to the console. */
	readonly messages: readonly string[];
}

export interface MeasuredRun extends PageAfter {
	readonly measures: ScriptMeasures;
	/** The last measures that were reported while the script ran. */
	readonly reported: ScriptMeasures | null;
}

export async function openEffectsBrowser(): Promise<EffectsBrowser> {
	const browser = await chromium.launch({
		executablePath: await findOrInstallChromium(),
		args: [...BROWSER_ARGS, "--disable-background-networking"],
	});
	const withPage = async <Result>(html: string, use: (page: Opened) => Promise<Result>): Promise<Result> => {
		const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
		try {
			return await use(await openPage(context, html));
		} finally {
			await context.close();
		}
	};
	return {
		measure: (script, html, place = "server") =>
			withPage(html, async ({ page, messages, reports }) => {
				const measured = measuredScript(script, place === "server" ? { place, report: REPORT } : { place });
				if (!measured.ok) throw new Error(measured.problem.message);
				const program = `${programText(measured.code)}({ ${LOOP_GUARD}: () => undefined, console })`;
				const output: unknown = await page.evaluate(program);
				// A page may look what the measurement left behind.
				await page.evaluate("globalThis.afterRun?.()");
				const measures = readMeasures(typeof output === "string" ? output : null);
				if (measures === null) throw new Error(`These are no measures: ${String(output)}`);
				return { measures, reported: readMeasures(reports.at(-1) ?? null), html: await page.content(), messages };
			}),
		runPlain: (script, html) =>
			withPage(html, async ({ page, messages }) => {
				await page.evaluate(`(function () {\n${script}\n}).call(window)`).catch((error: Error) => {
					messages.push(error.message);
				});
				await page.evaluate("new Promise((resolve) => setTimeout(resolve, 700))");
				return { html: await page.content(), messages };
			}),
		close: () => browser.close(),
	};
}

interface Opened {
	readonly page: Awaited<ReturnType<BrowserContext["newPage"]>>;
	readonly messages: string[];
	readonly reports: string[];
}

async function openPage(context: BrowserContext, html: string): Promise<Opened> {
	const [messages, reports]: [string[], string[]] = [[], []];
	await context.route("**/*", (route) =>
		route.fulfill({ contentType: "text/html; charset=utf-8", body: route.request().url() === ADDRESS ? html : "" }),
	);
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	session.on("Runtime.bindingCalled", ({ payload }) => void reports.push(payload));
	await session.send("Runtime.enable");
	await session.send("Runtime.addBinding", { name: REPORT });
	page.on("pageerror", ({ message }) => messages.push(message));
	page.on("console", (message) => messages.push(message.text()));
	page.on("dialog", (dialog) => dialog.accept());
	await page.goto(ADDRESS);
	return { page, messages, reports };
}
