import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { readInstalled } from "../federation/installed-version.ts";

/** The shell's module that every remote needs, imported dynamically; see `hub-shell/src/remotes`. */
const RUNTIME_MODULE = "src/remotes/federation-runtime.ts";

/**
 * Writes `server.json`: what the hub's server must know of this build.
 * - `styleHashes`: of style sheets that libraries put into the page from JavaScript; the Content-Security-Policy names them
 *   instead of allowing every inline style.
 * - `runtimePreload`: the modules that load remotes, worth fetching with the first page that shows one.
 */
export function serverFacts(shellDir: string): Plugin {
	return {
		name: "scriptorium:server-facts",
		apply: "build",
		enforce: "post",
		generateBundle: {
			order: "post",
			handler(_output, bundle) {
				const facts = { styleHashes: sonnerStyleHashes(shellDir), runtimePreload: runtimeModules(bundle) };
				this.emitFile({ type: "asset", fileName: "server.json", source: `${JSON.stringify(facts)}\n` });
			},
		},
	};
}

/** CSP hashes of the sheets that the toast library inserts, read from the installed library itself. */
export function sonnerStyleHashes(shellDir: string): string[] {
	const { dir } = readInstalled("sonner", shellDir);
	const source = readFileSync(join(dir, "dist", "index.mjs"), "utf8");
	const literals = [...source.matchAll(/__insertCSS\(("(?:[^"\\]|\\.)*")\)/g)].map(([, literal = '""']) => literal);
	if (literals.length === 0) throw new Error("sonner no longer inserts its styles as it did; look how it does now");
	// It puts the style element into the page first and fills it then: the policy is asked twice, about nothing and about
	// the sheet. Refused, the empty element does no harm, but it is an error in every visitor's console.
	return ["", ...literals.map((literal) => String(JSON.parse(literal)))].map(
		(sheet) => `sha256-${createHash("sha256").update(sheet).digest("base64")}`,
	);
}

function runtimeModules(bundle: Rolldown.OutputBundle): string[] {
	const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
	const closure = (start: Rolldown.OutputChunk | undefined) => {
		const found = new Set<string>();
		const visit = (name: string) => {
			if (found.has(name)) return;
			found.add(name);
			for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) visit(next);
		};
		if (start) visit(start.fileName);
		return found;
	};
	const document = closure(chunks.find(({ isEntry }) => isEntry));
	const runtime = closure(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${RUNTIME_MODULE}`)));
	return [...runtime].filter((file) => !document.has(file)).map((file) => `/${file}`);
}
