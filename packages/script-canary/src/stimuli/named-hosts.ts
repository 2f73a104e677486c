import { registrableDomain } from "@scriptorium/script-analyzer/engine/site";

/** Longer questions are not read to their end, so what they name is not agreed to. */
const MAX_QUESTION_LENGTH = 300;
const HOST = /(?<![\w.-])[a-z0-9-]+(?:\.[a-z0-9-]+)+(?![\w-])/g;

/**
 * Whether a question names a host, or the site that it belongs to.
 * @param question text of a dialog of the script
 * @param host the host that receives data
 * @returns true if so; false for a public suffix, a part of a longer name, and a text that nobody reads to its end
 */
export function namesHost(question: string, host: string): boolean {
	if (question.length > MAX_QUESTION_LENGTH) return false;
	const site = registrableDomain(host);
	return [...question.toLowerCase().matchAll(HOST)].some(
		([name]) => (host === name || host.endsWith(`.${name}`)) && registrableDomain(name) === site,
	);
}
