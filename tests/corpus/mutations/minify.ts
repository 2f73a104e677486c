import { minifySync } from "rolldown/utils";
import type { Mutation } from "./mutation.ts";

/** What a minifier makes of it: one line, short names, shorter forms. */
export const minify: Mutation = {
	kind: "minify",
	rewrite: ({ text, goal }) => {
		// By its ending a CommonJS file may return outside a function, as scripts in a manager's wrapper do.
		const name = goal === "module" ? "script.mjs" : "script.cjs";
		const { code, errors } = minifySync(name, text, { compress: true, mangle: { toplevel: true }, sourcemap: false });
		return errors.length > 0 ? null : { text: `${code}\n`, map: null };
	},
};
