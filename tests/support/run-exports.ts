import { execFile } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createRunner, PuppeteerRunnerExtension, parse } from "@puppeteer/replay";
import { launch } from "puppeteer";
import { BROWSER_ARGS } from "./browser-args.ts";

const CHROMIUM = process.env.SCRIPTORIUM_CHROMIUM ?? "/usr/bin/chromium";
/**
 * Gives the browser a mouse, as a person's computer has one and a container has none: pages show other widgets to fingers. Playwright sets
 * the same for its own browser.
 */
const MOUSE = "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4";
/** Matches whole lines only: the report of a failed test shows the source, which contains the word too. */
const STATE_PATTERN = /^STATE([[{"\dtfn-].*)$/m;
const modules = fileURLToPath(new URL("../node_modules", import.meta.url));

/**
 * Runs a user flow with the real @puppeteer/replay.
 * @param flow the exported flow, parsed from JSON
 * @param expression JavaScript that is evaluated at the end
 * @returns what `expression` is on its page afterwards
 * @throws when a step fails or takes longer than 10 s
 */
export async function runReplay(flow: unknown, expression: string): Promise<unknown> {
	const browser = await launch({ executablePath: CHROMIUM, args: ["--no-sandbox", MOUSE] });
	try {
		const page = await browser.newPage();
		const runner = await createRunner(parse(flow), new PuppeteerRunnerExtension(browser, page, { timeout: 10_000 }));
		await runner.run();
		return await page.evaluate(expression);
	} finally {
		await browser.close();
	}
}

/**
 * Runs an exported test with the real Playwright runner, in a folder of its own.
 * @param test source of the test
 * @param expression JavaScript that is evaluated at the end
 * @param secret value of the environment variable SECRET, which the test types
 * @param files names of files that the test chooses
 * @returns what `expression` is on its page at the end
 * @throws with the runner's output and the source when the test fails
 */
export async function runPlaywright(
	test: string,
	expression: string,
	secret: string,
	files: readonly string[] = [],
): Promise<unknown> {
	const folder = await mkdtemp(join(tmpdir(), "scriptorium-exported-"));
	try {
		for (const name of files) await writeFile(join(folder, name), name);
		await symlink(modules, join(folder, "node_modules"));
		const reportState = `	console.log("STATE" + JSON.stringify(await page.evaluate(${JSON.stringify(expression)})));\n});\n`;
		await writeFile(join(folder, "exported.spec.ts"), test.replace(/\}\);\n$/, reportState));
		await writeFile(join(folder, "package.json"), '{ "type": "module" }');
		const use = { launchOptions: { executablePath: CHROMIUM, args: BROWSER_ARGS }, actionTimeout: 10_000 };
		await writeFile(
			join(folder, "playwright.config.ts"),
			`export default ${JSON.stringify({ reporter: "line", use })};`,
		);
		const cli = join(modules, "@playwright/test/cli.js");
		// Omits the variables of a test runner that this process may run in.
		const env = { PATH: process.env.PATH, HOME: process.env.HOME, SECRET: secret };
		const said = await promisify(execFile)(process.execPath, [cli, "test"], { cwd: folder, env }).then(
			({ stdout }) => stdout,
			(failed: { stdout?: string }) => failed.stdout ?? String(failed),
		);
		const [, state] = STATE_PATTERN.exec(said) ?? [];
		if (state === undefined) throw new Error(`${said}\n${test}`);
		return JSON.parse(state);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/**
 * Runs an exported script with the real Puppeteer, as a person does: `node exported.mjs` in a folder of its own.
 * @param script source of the script
 * @param expression JavaScript that is evaluated at the end
 * @param env what the script reads from the environment
 * @param files names of files that the script chooses
 * @returns what `expression` is on its first page at the end
 * @throws with the output and the source when the script fails
 */
export async function runPuppeteer(
	script: string,
	expression: string,
	env: Readonly<Record<string, string>>,
	files: readonly string[] = [],
): Promise<unknown> {
	const folder = await mkdtemp(join(tmpdir(), "scriptorium-exported-"));
	try {
		for (const name of files) await writeFile(join(folder, name), name);
		await symlink(modules, join(folder, "node_modules"));
		const reportState = `	console.log("STATE" + JSON.stringify(await page.evaluate(${JSON.stringify(expression)})));\n} finally {`;
		await writeFile(
			join(folder, "exported.mjs"),
			script.replace(/^\} finally \{$/m, () => reportState),
		);
		// Exported scripts start the browser with its sandbox, which containers do not permit.
		const browser = join(folder, "browser");
		await writeFile(browser, `#!/bin/sh\nexec "${CHROMIUM}" --no-sandbox ${MOUSE} "$@"\n`, { mode: 0o755 });
		const { PATH, HOME } = process.env;
		const said = await promisify(execFile)(process.execPath, ["exported.mjs"], {
			cwd: folder,
			env: { PATH, HOME, PUPPETEER_EXECUTABLE_PATH: browser, ...env },
		}).then(
			({ stdout }) => stdout,
			(failed: { stdout?: string; stderr?: string }) => `${failed.stdout ?? ""}${failed.stderr ?? String(failed)}`,
		);
		const [, state] = STATE_PATTERN.exec(said) ?? [];
		if (state === undefined) throw new Error(`${said}\n${script}`);
		return JSON.parse(state);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
