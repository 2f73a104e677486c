import { readdirSync } from "node:fs";
import type { PageCheck } from "../page-check.ts";

const folder = new URL("../", import.meta.url);

/** The check of each template, in the order of their files. */
export async function readChecks(): Promise<PageCheck[]> {
	const names = readdirSync(folder).filter((name) => name.endsWith(".ts") && name !== "page-check.ts");
	const checks: PageCheck[] = [];
	for (const name of names.sort()) {
		const { check } = (await import(new URL(name, folder).href)) as { check: PageCheck };
		checks.push(check);
	}
	return checks;
}
