import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

let source: string | null = null;

/** jQuery as a source, for scripts that bring it along or count on that of the page. */
export function querySource(): string {
	source ??= readFileSync(fileURLToPath(import.meta.resolve("jquery/dist/jquery.min.js")), "utf8");
	return source;
}
