import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "rolldown";
import { rootFolder } from "../root-folder.ts";
import { hashModule } from "./hash-module.ts";

const analyzer = join(rootFolder, "packages", "script-analyzer");

/** Absolute path of the module that contains the version of the rules. */
export const rulesVersionFile = join(analyzer, "src", "rating", "rules-version.ts");

/** Without it the version would depend on itself. */
const withoutVersion: Plugin = {
	name: "without-version",
	load: (id) => (id === rulesVersionFile ? 'export const RULES_VERSION = "";' : null),
};

/**
 * Computes the version of the rules. It changes with what the analyzer computes and with the sentences that it contains, and so does the
 * catalog, which is rated again.
 * @param plugins that change the analyzer's modules before they are bundled
 * @returns version of the package, and the first 8 hexadecimal digits of the analyzer's hash (`hash-module.ts`)
 * @throws Error if the analyzer cannot be bundled
 */
export async function computeRulesVersion(plugins: readonly Plugin[] = []): Promise<string> {
	const { version } = JSON.parse(readFileSync(join(analyzer, "package.json"), "utf8")) as { version: string };
	const hash = await hashModule(join(analyzer, "src", "analyze-script.ts"), [withoutVersion, ...plugins]);
	return `${version}-${hash.slice(0, 8)}`;
}

/**
 * Writes the module that contains the version of the rules.
 * @param version as `computeRulesVersion` returns it
 * @returns the text of `rulesVersionFile`
 */
export function writeRulesVersion(version: string): string {
	return [
		"// Written by `npm run build:rules-version`: do not edit.",
		"",
		"/** Version of the package, and 8 hexadecimal digits of a hash of what the analyzer does. Each version rates the catalog again. */",
		`export const RULES_VERSION = ${JSON.stringify(version)};`,
		"",
	].join("\n");
}
