import type { Attempt } from "./try-userscript.ts";

/** The table of one list of public userscripts, in Markdown. */
export function writeTable(source: string, attempts: readonly Attempt[]): string {
	const count = (some: readonly Attempt[]): string =>
		`${some.filter(({ failed }) => failed === null).length} of ${some.length}`;
	const ownWorld = attempts.filter(({ script }) => script.pageWorld === null);
	const rest = `${count(ownWorld)} of those that do not need the page's own world`;
	return [
		source,
		"",
		`${count(attempts)} work${ownWorld.length === attempts.length ? "" : `; ${rest}`}.`,
		"",
		"| Script | Author | Repository, commit | Needs | Checked: the script … | Result |",
		"| --- | --- | --- | --- | --- | --- |",
		...attempts.map((attempt) => `| ${cells(attempt).map(escapeCell).join(" | ")} |`),
	].join("\n");
}

function cells({ script, failed, asked }: Attempt): string[] {
	const { name, author, repository, commit, path, kind, checks } = script;
	const parts = path.split("/").map(encodeURIComponent).join("/");
	const link = `[${repository}](https://github.com/${repository}/blob/${commit}/${parts}) \`${commit.slice(0, 7)}\``;
	const hosts = [...new Set(asked)].map((host) => `\`${host}\``).join(", ");
	const question = hosts === "" ? "" : `; it asks about ${hosts}`;
	const result =
		failed === null ? `works${question}` : `**no**: not “${failed}”. ${reasonOf(script) ?? "Not explained yet."}`;
	return [name, author, link, kind, checks.map(({ what }) => what).join("; "), result];
}

/** Why the list expects a script to fail; null when it expects it to work. */
const reasonOf = ({ failure, pageWorld }: Attempt["script"]): string | null => failure ?? pageWorld;

const escapeCell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/** What of the attempts is not as the list says, one line each. */
export function findSurprises(attempts: readonly Attempt[]): string[] {
	return attempts.flatMap(({ script, failed, errors }) => {
		if (failed === null)
			return script.failure === null ? [] : [`${script.name}: works, but the list explains why it does not.`];
		if (reasonOf(script) !== null) return [];
		const seen = errors.length === 0 ? "" : ` Errors: ${errors.join(" / ")}`;
		return [`${script.name}: fails, and the list does not say why: ${failed}.${seen}`];
	});
}
