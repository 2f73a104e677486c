import { hasOwn, textOf } from "./built-ins.ts";
import type { FunctionGroup, ScriptContext } from "./script-context.ts";

/** Files of `@resource`, which were loaded at install. An unknown name gives undefined, as in other managers. */
export function createResourceFunctions({ settings }: ScriptContext): FunctionGroup {
	const find = (name: unknown) => {
		const key = textOf(name);
		return hasOwn(settings.resources, key) ? settings.resources[key] : undefined;
	};
	const url = (name: unknown): unknown => find(name)?.url ?? undefined;
	return {
		plain: { GM_getResourceText: (name: unknown) => find(name)?.text ?? undefined, GM_getResourceURL: url },
		promised: {},
	};
}
