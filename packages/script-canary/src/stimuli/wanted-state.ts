import type { ScriptMetadata } from "@scriptorium/userscript/metadata";
import type { WantedState } from "../world/page-state.ts";

const STATE =
	/^__\w+|state|store|config|session|user|auth|webpack|redux|apollo|nuxt|preload|initial|bootstrap|context/i;
const OWNERS = "(?:unsafeWindow|window|globalThis|self|win|page|root|w)";

/** Finds page variables and libraries that a script reads but does not define. */
export function wantedState(code: string, metadata: ScriptMetadata | null): WantedState {
	const names = new Set<string>();
	const members = new RegExp(
		`\\b${OWNERS}\\s*(?:\\?\\.|\\.)\\s*([A-Za-z_$][\\w$]{1,50})|\\b${OWNERS}\\s*\\[\\s*["'\`]([\\w$]{2,50})["'\`]`,
		"g",
	);
	for (const [, plain, quoted] of code.matchAll(members)) names.add(plain ?? quoted ?? "");
	for (const [name] of code.matchAll(/(?<![\w$.])__[A-Z][A-Z_]{2,40}__(?![\w$])/g)) names.add(name);
	const isMade = (name: string) =>
		new RegExp(
			`(?:${OWNERS}\\s*\\.\\s*|(?:var|let|const|function|class)\\s+)${name.replaceAll("$", "\\$")}\\s*(?:=[^=]|\\(|;|\\{)`,
		).test(code);
	const globals = [...names].filter((name) => STATE.test(name) && !isMade(name)).slice(0, 20);
	if (/navigator\.gpu/.test(code))
		return { globals, libraries: ["GPUBufferUsage", "GPUMapMode", "GPUShaderStage", "GPUTextureUsage"] };
	return { globals, libraries: (metadata?.requires.length ?? 0) > 0 ? librariesOf(code, isMade) : [] };
}

/** Library names: those in a `globals` comment, and capitalized names that the script uses but does not define. */
function librariesOf(code: string, isMade: (name: string) => boolean): string[] {
	const declared = [...code.matchAll(/\/\*\s*globals?\s+([^*]{1,200})\*\//g)].flatMap(([, list = ""]) =>
		list.split(/[\s,:]+/),
	);
	const called = [...code.matchAll(/(?<![\w$.])([A-Z][\w$]{2,40})\s*\.\s*\w+\s*\(|\bnew\s+([A-Z][\w$]{2,40})\b/g)];
	const names = new Set([...declared, ...called.map(([, plain, made]) => plain ?? made ?? "")]);
	return [...names]
		.filter(
			(name) =>
				/^[A-Za-z_$][\w$]*$/.test(name) &&
				!/^(?:jQuery|\$|GM\w*|true|false|readonly|writable)$/.test(name) &&
				!isMade(name),
		)
		.slice(0, 20);
}

/** Whether the page needs jQuery: the script requires it or expects the page to have it. */
export function wantsQuery(code: string, metadata: ScriptMetadata | null): boolean {
	if (metadata?.requires.some((url) => /jquery|zepto|cash/i.test(url))) return true;
	const body = code.replace(/^\s*\/\/.*$/gm, "");
	// A script that loads jQuery only when it is missing must find it missing, so that its request is observed.
	if (/jquery[\w./-]*\.js/i.test(body)) return false;
	return (
		/\bjQuery\b|(?<![\w$.])\$\s*[.(]|\bwindow\.\$/.test(body) && !/(?:const|let|var|function)\s+\$(?![\w$])/.test(body)
	);
}
