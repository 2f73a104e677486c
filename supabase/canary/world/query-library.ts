import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

let source: string | null = null;

/** jQuery as a source, for scripts that bring it along or count on that of the page. */
export function querySource(): string {
	source ??= readFileSync(createRequire(import.meta.url).resolve("jquery/dist/jquery.min.js"), "utf8");
	return source;
}
