import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readSeeds } from "@scriptorium/supabase/seed/read-seeds";
import { seededRisks } from "@scriptorium/supabase/seed/seeded-risks";
import * as z from "zod";
import type { Half, Sample } from "./sample.ts";

const corpusFolder = fileURLToPath(new URL("./", import.meta.url));
const SCRIPT = /\.(user|bookmarklet)\.js$/;
const HARM = /[ \t]*\/\/! harm[ \t]*\r?$/;

const labelSchema = z
	.strictObject({
		file: z
			.string()
			.regex(
				/^(risky\/[a-z0-9-]+|benign\/(twins|plain))\/[a-z0-9-]+\.(user|bookmarklet)\.js$/,
				"not <class>/<group>/<name>",
			),
		level: z.enum(["red", "amber", "green"]),
		threat: z.string().nullable(),
		why: z.string().min(10, "says too little").max(300, "is more than a sentence"),
	})
	.superRefine(({ file, level, threat }, context) => {
		const [kind, group] = file.split("/");
		const complain = (message: string): void => context.addIssue({ code: "custom", message });
		if (kind === "risky" && threat !== group) complain("has another threat than its folder");
		if (kind === "risky" && level === "green") complain("is risky and green");
		if (kind === "benign" && threat !== null) complain("is benign and has a threat");
		if (kind === "benign" && level === "red") complain("is benign and red");
	});

type Label = z.infer<typeof labelSchema>;

/** False while a half has not been written yet. */
export function hasHalf(half: Half): boolean {
	return half === "seeds" || existsSync(join(corpusFolder, half, "labels.json"));
}

/** Samples of one half by file name. Throws an Error that names the file when a label or a script is missing or wrong. */
export function loadCorpus(half: Half, folder = corpusFolder): Sample[] {
	if (half === "seeds") return loadSeeds();
	const labels = readLabels(half, folder);
	const scripts = listScripts(half, folder);
	const labelled = new Set(labels.map(({ file }) => file));
	const bare = scripts.filter((file) => !labelled.has(file));
	if (bare.length > 0) throw new Error(`${half}/${bare[0]}: has no label`);
	const present = new Set(scripts);
	return labels.map((label) => {
		if (!present.has(label.file)) throw new Error(`${half}/${label.file}: has a label but no file`);
		return readSample(half, folder, label);
	});
}

function readLabels(half: Half, folder: string): Label[] {
	const path = `${half}/labels.json`;
	const answer = z.array(z.unknown()).parse(JSON.parse(readFileSync(join(folder, path), "utf8")));
	const labels = answer.map((entry, index) => {
		const label = labelSchema.safeParse(entry);
		if (label.success) return label.data;
		const named = z.object({ file: z.string() }).safeParse(entry);
		const where = named.success ? `${half}/${named.data.file}` : `${path}: entry ${index + 1}`;
		throw new Error(`${where}: ${label.error.issues.map(({ message }) => message).join("; ")}`);
	});
	for (const [index, { file }] of labels.entries()) {
		const before = labels[index - 1]?.file ?? "";
		if (file <= before) throw new Error(`${half}/${file}: is labelled twice, or out of order after ${before}`);
	}
	return labels;
}

function listScripts(half: Half, folder: string): string[] {
	const all = readdirSync(join(folder, half), { recursive: true, withFileTypes: true });
	const base = join(folder, half).length + 1;
	const files = all
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(base).replaceAll("\\", "/"));
	const strange = files.find((file) => file !== "labels.json" && !SCRIPT.test(file));
	if (strange !== undefined) throw new Error(`${half}/${strange}: is neither a script nor labels.json`);
	return files.filter((file) => SCRIPT.test(file));
}

function readSample(half: Half, folder: string, label: Label): Sample {
	const [kind, group = ""] = label.file.split("/");
	const lines = readFileSync(join(folder, half, label.file), "utf8").split("\n");
	const marked = lines.flatMap((line, index) => (HARM.test(line) ? [index + 1] : []));
	const code = lines.map((line) => line.replace(HARM, "")).join("\n");
	const isRisky = kind === "risky";
	const isAddress = /^\s*javascript:/i.test(code);
	const harmLines = isRisky && isAddress ? [1] : marked;
	if (isRisky && (harmLines.length < 1 || harmLines.length > 3))
		throw new Error(`${half}/${label.file}: marks ${harmLines.length} lines of harm, not 1 to 3`);
	if (!isRisky && marked.length > 0) throw new Error(`${half}/${label.file}: is benign and marks harm`);
	const { file, level, threat, why } = label;
	return { half, file, class: isRisky ? "risky" : "benign", group, level, threat, why, code, harmLines };
}

/** The seeds that are meant to be rated Low; the others are there to show what the ratings mean. */
function loadSeeds(): Sample[] {
	const benign = readSeeds().filter(({ slug }) => seededRisks[slug] === undefined);
	return benign.map(({ slug, code }) => ({
		half: "seeds",
		file: `benign/seeds/${slug}.js`,
		class: "benign",
		group: "seeds",
		level: "green",
		threat: null,
		why: "Ships with every hub, and its effect is tested on a page of its own.",
		code,
		harmLines: [],
	}));
}
