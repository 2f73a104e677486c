import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

let source: string | null = null;

/** Returns the source of jQuery, for scripts that require it or expect the page to have it. */
export function querySource(): string {
	source ??= readFileSync(fileURLToPath(import.meta.resolve("jquery/dist/jquery.min.js")), "utf8");
	return source;
}
