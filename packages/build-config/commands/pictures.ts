import { join } from "node:path";
import { runNode } from "../src/processes/run-process.ts";
import { rootFolder } from "../src/root-folder.ts";
import { findOrInstallChromium } from "../src/test-layers/chromium.ts";

/** Renews `docs/pictures` from a hub with its seeds and its extension. */
const { code, output } = await runNode(
	join(rootFolder, "tests/node_modules/@playwright/test/cli.js"),
	["test", "--config", "tests/pictures/playwright.config.ts"],
	{ cwd: rootFolder, env: { SCRIPTORIUM_CHROMIUM: await findOrInstallChromium(), SCRIPTORIUM_CANARY: "off" } },
);
console.log(output);
process.exitCode = code;
