import type { ScriptMetadata } from "@scriptorium/userscript/metadata";
import type { EgressAnswer, EgressClient } from "./fetch-file.ts";

/** What the metadata block of a userscript names, as far as it could be loaded. */
export interface ScriptFiles {
	/** Texts of the `@require` libraries, in their order. */
	readonly libraries: readonly string[];
	/** Texts and data addresses of the `@resource` files, by name. */
	readonly resources: Readonly<Record<string, { readonly text: string; readonly url: string }>>;
	/** A sentence for each that did not arrive. */
	readonly problems: readonly string[];
}

/** As the extension keeps them. */
const MAX_FILES = 50;

/**
 * Loads the libraries and files of a userscript, as a script manager does at the installation.
 * @param metadata of the script; null for a bookmarklet, which has none
 * @param client of the run
 * @param signal ends the loading
 */
export async function loadFiles(
	metadata: ScriptMetadata | null,
	client: EgressClient,
	signal: AbortSignal,
): Promise<ScriptFiles> {
	const problems: string[] = [];
	const load = async (key: string, address: string): Promise<EgressAnswer | null> => {
		const url = address.replace(/#.*$/, "");
		const answered = await client.request({ method: "GET", url, headers: {}, body: null }, signal);
		if (answered.ok && answered.value.status < 400) return answered.value;
		const reason = answered.ok ? `status ${answered.value.status}` : answered.error.message;
		problems.push(`@${key} ${url.slice(0, 150)} could not be loaded (${reason}).`);
		return null;
	};
	const requires = (metadata?.requires ?? []).slice(0, MAX_FILES);
	const libraries = await Promise.all(requires.map((address) => load("require", address)));
	const resources = await Promise.all(
		(metadata?.resources ?? [])
			.slice(0, MAX_FILES)
			.map(async ({ name, url }) => [name, await load("resource", url)] as const),
	);
	return {
		libraries: libraries.flatMap((answer) => (answer === null ? [] : [answer.body.toString("utf8")])),
		resources: Object.fromEntries(
			resources.flatMap(([name, answer]) => {
				if (answer === null) return [];
				const type = /^content-type: *([^;\r\n]+)/im.exec(answer.headers)?.[1] ?? "application/octet-stream";
				const url = `data:${type};base64,${answer.body.toString("base64")}`;
				return [[name, { text: answer.body.toString("utf8"), url }]];
			}),
		),
		problems,
	};
}
