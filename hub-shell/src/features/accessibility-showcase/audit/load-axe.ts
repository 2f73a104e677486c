/// <reference types="vite/client" />
import type { AxeResults, Locale, RunOptions, Spec } from "axe-core";

/** As much of axe-core as the audit uses. */
export interface Axe {
	configure(spec: Spec): void;
	reset(): void;
	run(context: { include?: Element; exclude: string[] }, options: RunOptions): Promise<AxeResults>;
}

/** Languages in which axe-core's texts exist here; English is built in. */
type AxeLanguage = "en" | "de";

/**
 * Loads axe-core, which weighs as much as the rest of the hub: only an audit needs it.
 * @param locale of the page; the texts of the findings are German or English
 * @throws when the code could not be loaded
 */
export async function loadAxe(locale: string): Promise<Axe> {
	// Otherwise the renderer of the server, which audits nothing, would contain it.
	if (import.meta.env.SSR) throw new Error("The server audits no pages");
	const language: AxeLanguage = locale.startsWith("de") ? "de" : "en";
	const [{ default: axe }, german] = await Promise.all([
		import("axe-core"),
		language === "de" ? import("axe-core/locales/de.json") : null,
	]);
	axe.reset();
	if (german) axe.configure({ locale: withoutTemplates(german.default) });
	return axe;
}

/**
 * The texts of rules and checks. The others, which the audit does not show, are templates that axe-core compiles with `new Function`;
 * the hub's Content-Security-Policy refuses it.
 */
function withoutTemplates({ lang, rules, checks }: typeof import("axe-core/locales/de.json")): Locale {
	// German lacks some texts; axe-core takes an empty one as missing and keeps its own.
	const complete = Object.entries(checks).map(([id, texts]) => [id, { fail: "", ...texts }] as const);
	return { lang, rules, checks: Object.fromEntries(complete) };
}
