import type { Attempt } from "./try-userscript.ts";

/** The table of public userscripts, in Markdown. */
export function writeTable(source: string, attempts: readonly Attempt[]): string {
	const working = attempts.filter(({ failed }) => failed === null);
	return [
		source,
		"",
		`${working.length} of ${attempts.length} work.`,
		"",
		"| Script | Author | Repository, commit | Needs | Checked: the script … | Result |",
		"| --- | --- | --- | --- | --- | --- |",
		...attempts.map((attempt) => `| ${cells(attempt).map(escapeCell).join(" | ")} |`),
	].join("\n");
}

function cells({ script, failed, asked }: Attempt): string[] {
	const { name, author, repository, commit, path, kind, checks, failure } = script;
	const parts = path.split("/").map(encodeURIComponent).join("/");
	const link = `[${repository}](https://github.com/${repository}/blob/${commit}/${parts}) \`${commit.slice(0, 7)}\``;
	const hosts = [...new Set(asked)].map((host) => `\`${host}\``).join(", ");
	const question = hosts === "" ? "" : `; it asks about ${hosts}`;
	const result = failed === null ? `works${question}` : `**no**: not “${failed}”. ${failure ?? "Not explained yet."}`;
	return [name, author, link, kind, checks.map(({ what }) => what).join("; "), result];
}

const escapeCell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/** What of the attempts is not as the list says, one line each. */
export function findSurprises(attempts: readonly Attempt[]): string[] {
	return attempts.flatMap(({ script, failed, errors }) => {
		if ((failed === null) === (script.failure === null)) return [];
		const seen = errors.length === 0 ? "" : ` Errors: ${errors.join(" / ")}`;
		return failed === null
			? [`${script.name}: works, but the list explains why it does not.`]
			: [`${script.name}: fails, and the list does not say why: ${failed}.${seen}`];
	});
}
