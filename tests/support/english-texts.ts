import { globSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";

const root = fileURLToPath(new URL("../../", import.meta.url));

function textsOf(tree: unknown): string[] {
	if (typeof tree === "string") return [tree];
	return typeof tree === "object" && tree !== null ? Object.values(tree).flatMap(textsOf) : [];
}

async function readTexts(language: "de" | "en"): Promise<Set<string>> {
	const files = globSync(`{hub-shell/src,mfe-catalogue/src,packages/*/src}/**/messages/${language}.ts`, { cwd: root });
	const modules = await Promise.all(
		files.map(async (file): Promise<unknown> => import(pathToFileURL(join(root, file)).href)),
	);
	return new Set(modules.flatMap((module) => textsOf((module as Record<string, unknown>)[language])));
}

/**
 * Reads every text without slots of the shell and the catalogue.
 * @returns the English ones that no German translation has too, such as names
 */
export async function englishTexts(): Promise<ReadonlySet<string>> {
	const [english, german] = await Promise.all([readTexts("en"), readTexts("de")]);
	return new Set([...english].filter((text) => !german.has(text)));
}

/**
 * Reads what a page says, to readers and to screen readers.
 * @param page an open page
 * @returns visible texts, names, descriptions, placeholders and titles, without repetition
 */
export function saidBy(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const said = [...document.querySelectorAll("body *")].flatMap((element) => {
			if (!element.checkVisibility() || element.closest("script, style, noscript")) return [];
			const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
			const named = ["aria-label", "aria-description", "placeholder", "title", "alt"];
			return [...own.map((node) => node.textContent), ...named.map((name) => element.getAttribute(name))];
		});
		return [...new Set([document.title, ...said.map((text) => (text ?? "").trim())])].filter(Boolean);
	});
}
