import { decodeAddress } from "@scriptorium/userscript/decode-address";
import { type ESLint, Linter } from "eslint";
import type { Tool, Verdict } from "./tool.ts";

/** An ESLint plugin with every rule of it switched on. Scripts are read as scripts first, then as modules. */
export function eslintPluginTool(plugin: ESLint.Plugin): Tool {
	const name = plugin.meta?.name ?? "eslint-plugin";
	const linter = new Linter();
	const rules = Object.fromEntries(Object.keys(plugin.rules ?? {}).map((rule) => [`it/${rule}`, "error" as const]));
	const check = (code: string, sourceType: "script" | "module"): Verdict => {
		const globalReturn = sourceType === "script";
		const messages = linter.verify(code, {
			plugins: { it: plugin },
			rules,
			// What a stranger's script says about linting must not count.
			linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: "off" },
			languageOptions: { ecmaVersion: "latest", sourceType, parserOptions: { ecmaFeatures: { globalReturn } } },
		});
		if (messages.some(({ fatal }) => fatal)) return "crashed";
		return messages.length > 0 ? "flagged" : "clean";
	};
	const rate = (code: string): Verdict => {
		const text = decodeAddress(code).text;
		try {
			const asScript = check(text, "script");
			return asScript === "crashed" ? check(text, "module") : asScript;
		} catch {
			return "crashed"; // a rule of the plugin threw, which is the figure wanted here
		}
	};
	return { name, version: plugin.meta?.version ?? "unknown", rate };
}
