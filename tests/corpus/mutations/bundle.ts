import { rolldown } from "rolldown";
import type { Mutation } from "./mutation.ts";
import { isSloppy } from "./sloppy.ts";
import type { Source } from "./source.ts";

const ENTRY = `import { once } from "once.js";
import { version } from "about.js";
import "SCRIPT";
export const start = once(() => version);
`;
const ONCE = `export function once(make) {
	let value;
	let isMade = false;
	return () => {
		if (!isMade) [value, isMade] = [make(), true];
		return value;
	};
}
`;

/** What a bundler makes of it: the program as one of several modules, in one file. */
export const bundle: Mutation = {
	kind: "bundle",
	rewrite: async (source) => {
		if (source.visits.some(({ node, above }) => node.type === "AwaitExpression" && isFree(above))) return null; // not in an IIFE
		if (isSloppy(source.text)) return null; // bundlers take modules only, and those are strict
		const script = needsCommonJs(source) ? "script.cjs" : "script.js";
		const modules: Record<string, string> = {
			"entry.js": ENTRY.replace("SCRIPT", script),
			"once.js": ONCE,
			"about.js": `export const version = "${1 + source.choices.number(9)}.${source.choices.number(20)}.0";\n`,
			[script]: source.text,
		};
		const build = await rolldown({
			input: "entry.js",
			treeshake: false,
			logLevel: "silent",
			plugins: [
				{
					name: "modules-in-memory",
					resolveId: (id) => (Object.hasOwn(modules, id) ? id : { id, external: true }),
					load: (id) => modules[id] ?? null,
				},
			],
		});
		const { output } = await build.generate({ format: "iife", name: source.freshName("bundle"), sourcemap: true });
		await build.close();
		const [{ code, map }] = output;
		return {
			text: code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, "\n"),
			map: map?.toString() ?? null,
		};
	},
};

/** A module may neither return nor see the window as `this`; a CommonJS one comes into a function of its own. */
function needsCommonJs({ visits, goal, choices }: Source): boolean {
	const returns = visits.some(({ node, above }) => node.type === "ReturnStatement" && isFree(above));
	return returns || (goal === "script" && choices.chance(30));
}

function isFree(above: readonly { readonly type: string }[]): boolean {
	return !above.some(({ type }) => /Function/.test(type));
}
