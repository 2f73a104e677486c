import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const internal = "@scriptorium/shared-protocol/extension-internal";

/** Lines that the real linter reports for a file with this text. */
function lint(text: string): number[] {
	const folder = mkdtempSync(join(tmpdir(), "scriptorium-grants-"));
	const config = {
		jsPlugins: [join(root, "packages/build-config/src/lint/guarded-grants.ts")],
		categories: { correctness: "off" },
		rules: { "grants/guarded": "error" },
	};
	writeFileSync(join(folder, ".oxlintrc.json"), JSON.stringify(config));
	writeFileSync(join(folder, "page.tsx"), text);
	const { stdout } = spawnSync(
		join(root, "node_modules/.bin/oxlint"),
		["-c", join(folder, ".oxlintrc.json"), "--format", "json", join(folder, "page.tsx")],
		{ encoding: "utf8" },
	);
	const { diagnostics } = JSON.parse(stdout) as { diagnostics: { labels: { span: { line: number } }[] }[] };
	return diagnostics.map(({ labels }) => labels[0]?.span.line ?? 0).sort((one, other) => one - other);
}

test("a message that grants something is sent with the guard's proof only", () => {
	expect(
		lint(`import { confirmInstall } from "${internal}/confirm-install";
import { acceptUpdate, skipUpdate } from "${internal}/check-update";
import { inventedLater } from "${internal}/invented";
import { listScripts as read, setScriptEnabled } from "${internal}/list-scripts";
import { elsewhere } from "somewhere";
ports.client.request(confirmInstall, {}, options);
client.request(acceptUpdate, {}, options);
client.request(inventedLater, {}, options);
client.request(read, {}, options);
client.request(skipUpdate, {}, options);
client.request(setScriptEnabled, {}, options);
client.request(elsewhere, {}, options);
sendGrant(client, pressed, confirmInstall, {}, options);
`),
	).toEqual([6, 7, 8, 9]);
});

test("the extension's pages are linted with it", () => {
	const config = readFileSync(join(root, "oxlint.config.ts"), "utf8");
	expect(config).toMatch(
		/extension\/src\/\{features\/\*\/ui,ui\}[^\n]+\n[^\n]+\n\s+rules: \{ "grants\/guarded": "error" \}/,
	);
});
