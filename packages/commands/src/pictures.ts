import { join } from "node:path";
import { findOrInstallChromium } from "@scriptorium/test-runner/chromium";
import { runNode } from "@scriptorium/workspace/processes/run-process";
import { rootFolder } from "@scriptorium/workspace/root-folder";

/** Renews `docs/pictures` from a hub with its seeds and its extension. */
const { code, output } = await runNode(
	join(rootFolder, "tests/node_modules/@playwright/test/cli.js"),
	["test", "--config", "tests/pictures/playwright.config.ts"],
	{ cwd: rootFolder, env: { SCRIPTORIUM_CHROMIUM: await findOrInstallChromium(), SCRIPTORIUM_CANARY: "off" } },
);
console.log(output);
process.exitCode = code;
