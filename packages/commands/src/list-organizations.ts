// `npm run list:organizations`: writes the file that says which domains have the same owner, from the package third-party-web, whose
// list of owners Lighthouse uses too.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isPublicSuffix, registrableDomain } from "@scriptorium/script-analyzer/engine/site";
import { ownDomainsOf } from "@scriptorium/script-analyzer/hosts/listed-domains";

const VERSION = "0.30.0";
const LIST = fileURLToPath(new URL("../../script-analyzer/src/hosts/organizations.gen.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "organizations-"));

execFileSync("npm", ["pack", "--silent", `third-party-web@${VERSION}`], { cwd: folder });
execFileSync("tar", ["--extract", "--gzip", `--file=third-party-web-${VERSION}.tgz`], { cwd: folder });
const entities: unknown = JSON.parse(readFileSync(join(folder, "package/dist/entities-nostats.json"), "utf8"));
rmSync(folder, { recursive: true });

const lines = ownDomainsOf(entities, registrableDomain, isPublicSuffix).map(
	(domains) => `\t${JSON.stringify(domains.join(" "))},`,
);
writeFileSync(
	LIST,
	`// Written by \`npm run list:organizations\` from third-party-web ${VERSION} (MIT, Patrick Hulce).

/** The registrable domains of one organization per entry, separated by spaces. */
export const listedOrganizations: readonly string[] = [
${lines.join("\n")}
];
`,
);
console.log(LIST);
