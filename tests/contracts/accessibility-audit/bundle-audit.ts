import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const entry = fileURLToPath(new URL("./audit-in-page.ts", import.meta.url));

/**
 * Bundles the audit of the hub as its build does: axe-core and its German texts are files of their own.
 * @returns text of each file by its name; `audit-in-page.js` is the entry
 */
export async function bundleAudit(): Promise<ReadonlyMap<string, string>> {
	const build = await rolldown({
		input: entry,
		platform: "browser",
		transform: { define: { "import.meta.env.SSR": "false" } },
	});
	const { output } = await build.generate({ format: "esm" });
	await build.close();
	return new Map(output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file.code] as const] : [])));
}
