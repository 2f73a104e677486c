import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/** Lines that the real linter reports for a file with these lines of JSX. */
function lint(lines: readonly string[]): number[] {
	const folder = mkdtempSync(join(tmpdir(), "scriptorium-direction-"));
	const config = {
		jsPlugins: [join(root, "packages/build-config/src/lint/literal-spread.ts")],
		categories: { correctness: "off" },
		rules: { "scriptorium/text-direction": "error" },
	};
	writeFileSync(join(folder, ".oxlintrc.json"), JSON.stringify(config));
	writeFileSync(join(folder, "page.tsx"), lines.map((line, index) => `export const a${index} = ${line};`).join("\n"));
	const { stdout } = spawnSync(
		join(root, "node_modules/.bin/oxlint"),
		["-c", join(folder, ".oxlintrc.json"), "--format", "json", join(folder, "page.tsx")],
		{ encoding: "utf8" },
	);
	rmSync(folder, { recursive: true });
	const { diagnostics } = JSON.parse(stdout) as { diagnostics: { labels: { span: { line: number } }[] }[] };
	return diagnostics.map(({ labels }) => labels[0]?.span.line ?? 0).sort((one, other) => one - other);
}

test("the element around a text of people says that the text decides its direction", () => {
	expect(
		lint([
			"<h1>{script.title}</h1>",
			"<Link to={path}>{author.display_name || text.anonymous}</Link>",
			"<p>{review.title ?? review.comment}</p>",
			"<p>{details?.script.short_description}</p>",
			"<div>{profile.bio && <p>{profile.bio}</p>}</div>",
		]),
	).toEqual([1, 2, 3, 4, 5]);
});

test("an element with a direction, bdi, messages and attributes are no findings", () => {
	expect(
		lint([
			'<h1 dir="auto">{script.title}</h1>',
			"<p>by <bdi>{author.display_name}</bdi></p>",
			"<h1>{text.title}</h1>",
			"<Cover title={script.title} />",
			'<div>{profile.bio && <p dir="auto">{profile.bio}</p>}</div>',
		]),
	).toEqual([]);
});
