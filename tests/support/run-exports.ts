import { execFile } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createRunner, PuppeteerRunnerExtension, parse } from "@puppeteer/replay";
import { launch } from "puppeteer";

const CHROMIUM = process.env.SCRIPTORIUM_CHROMIUM ?? "/usr/bin/chromium";
const modules = fileURLToPath(new URL("../node_modules", import.meta.url));

/** Runs a user flow with the real @puppeteer/replay. @returns what `expression` is on its page afterwards */
export async function runReplay(flow: unknown, expression: string): Promise<unknown> {
	const browser = await launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
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
 * @returns what `expression` is on its page at the end
 */
export async function runPlaywright(test: string, expression: string, secret: string): Promise<unknown> {
	const folder = await mkdtemp(join(tmpdir(), "scriptorium-exported-"));
	try {
		await symlink(modules, join(folder, "node_modules"));
		const told = `	console.log("STATE" + JSON.stringify(await page.evaluate(${JSON.stringify(expression)})));\n});\n`;
		await writeFile(join(folder, "exported.spec.ts"), test.replace(/\}\);\n$/, told));
		await writeFile(join(folder, "package.json"), '{ "type": "module" }');
		const use = { launchOptions: { executablePath: CHROMIUM, args: ["--no-sandbox"] }, actionTimeout: 10_000 };
		await writeFile(
			join(folder, "playwright.config.ts"),
			`export default ${JSON.stringify({ reporter: "line", use })};`,
		);
		const cli = join(modules, "@playwright/test/cli.js");
		// Not the variables of the runner that this may run in.
		const env = { PATH: process.env.PATH, HOME: process.env.HOME, SECRET: secret };
		const said = await promisify(execFile)(process.execPath, [cli, "test"], { cwd: folder, env }).then(
			({ stdout }) => stdout,
			(failed: { stdout?: string }) => failed.stdout ?? String(failed),
		);
		const [, state] = /STATE(.*)/.exec(said) ?? [];
		if (state === undefined) throw new Error(`${said}\n${test}`);
		return JSON.parse(state);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
