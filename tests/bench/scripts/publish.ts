import { isLocalHost } from "@scriptorium/userscript/local-host";
import type { ModelSettings } from "../../../supabase/functions/_shared/model/model-settings.ts";
import { writeSection } from "../report/write-section.ts";

const RESERVED = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/;

/**
 * Says why figures of a model must not be published: those of a stand-in are no figures of a model.
 * @param settings which provider was asked; null for template mode
 * @returns the reason; null when they may be
 */
export function publicationProblem(settings: Pick<ModelSettings, "baseUrl" | "model"> | null): string | null {
	if (settings === null || settings.baseUrl === null) return null;
	const { protocol, hostname } = new URL(settings.baseUrl);
	if (protocol === "https:" && !isLocalHost(hostname) && !RESERVED.test(hostname)) return null;
	return `The figures of ${settings.model} are not published: its provider at ${hostname} is no public one.`;
}

/**
 * Writes a report into the benchmarks.
 * @param report text of the section
 * @param settings which provider was asked; null for template mode
 * @throws when the provider is a stand-in or local; nothing is written then
 */
export async function publishReport(
	report: string,
	settings: Pick<ModelSettings, "baseUrl" | "model"> | null,
): Promise<void> {
	const problem = publicationProblem(settings);
	if (problem !== null) throw new Error(problem);
	await writeSection(settings === null ? "scripts" : "scripts-model", report);
}
