import type { Locator, Page } from "@playwright/test";
import type { SlotValues } from "@scriptorium/script-templates/script-template";
import type { EverydayPage, Facts } from "../../contracts/everyday-pages/page-index.ts";
import { type CheckRun, textOf } from "../page-check.ts";

/** What a template has to achieve on the everyday pages, seen at the elements that the facts of a page name. */
export interface EverydayJob {
	/** Whether a page has what the template works on, by its facts. Other pages are not counted. */
	subject(page: EverydayPage): boolean;
	/** Values of the slots for a page. */
	values?(page: Page, facts: Facts): Promise<SlotValues>;
	/** Resolves when the script did its job on the page that is open; rejects otherwise. Without it, the check of the template decides. */
	verify?(run: CheckRun, facts: Facts): Promise<void>;
}

export type EverydayJobs = Readonly<Record<string, EverydayJob>>;

/** Pages that have one of these facts. */
export function having(...names: readonly (keyof Facts)[]): EverydayJob["subject"] {
	return ({ facts }) => names.some((name) => facts[name] !== undefined);
}

export const everyPage: EverydayJob["subject"] = () => true;

/** The elements of a fact that can be seen. */
export function shown(page: Page, selectors: string | readonly string[]): Locator {
	return page.locator(typeof selectors === "string" ? selectors : selectors.join(", ")).filter({ visible: true });
}

/** Text without differences of spaces. */
export const squeezed = (text: string): string => text.replace(/\s+/g, " ").trim();

/** A word of at least five letters that stands often in the text of a page; null when the page has none. */
export async function frequentWord(page: Page): Promise<string | null> {
	const text = (await textOf(page)).toLowerCase();
	const counts = new Map<string, number>();
	for (const [word] of text.matchAll(/(?<![\p{L}\p{N}])[a-z]{5,}(?![\p{L}\p{N}])/gu))
		counts.set(word, (counts.get(word) ?? 0) + 1);
	return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

/** The page lacks something that no fact tells, such as a word that stands in one entry only. It is not counted. */
export class MissingPart extends Error {}

/** The value that is there. */
export function present<Value>(value: Value | null | undefined, what: string): Value {
	if (value === null || value === undefined) throw new MissingPart(`The page has no ${what}`);
	return value;
}
