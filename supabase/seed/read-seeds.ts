import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { type About, aboutSchema, type Person, personSchema } from "./about-schema.ts";
import { seedFromTemplate } from "./seed-from-template.ts";

const seedFolder = dirname(fileURLToPath(import.meta.url));

export interface SeedVersion {
	readonly semver: string;
	readonly code: string;
	readonly daysBefore: number;
	readonly changeNote: string | null;
}

export interface SeedScript {
	/** Folder name, which is also the slug in the hub. */
	readonly slug: string;
	readonly about: About;
	/** Oldest first; the last one is current. */
	readonly versions: readonly SeedVersion[];
	/** Code of the current version. */
	readonly code: string;
}

function readJson(path: string): unknown {
	return JSON.parse(readFileSync(join(seedFolder, path), "utf8"));
}

function codeOf(slug: string, about: About, { file, template, semver }: About["versions"][number]): string {
	if (file !== undefined) return readFileSync(join(seedFolder, "scripts", slug, file), "utf8").trimEnd();
	const author = readPeople().find(({ username }) => username === about.author)?.displayName ?? about.author;
	return seedFromTemplate(template ?? "", about, author, semver);
}

/**
 * Reads one seeded script from its folder.
 * @param slug name of its folder in `seed/scripts`
 * @returns the script with all its versions
 * @throws ZodError that names the field when an `about.json` exceeds a limit
 */
export function readSeed(slug: string): SeedScript {
	const about = aboutSchema.parse(readJson(`scripts/${slug}/about.json`));
	const versions = about.versions.map((version) => ({
		semver: version.semver,
		code: codeOf(slug, about, version),
		daysBefore: version.daysBefore,
		changeNote: version.changeNote ?? null,
	}));
	const code = versions.at(-1)?.code ?? "";
	return { slug, about, versions, code };
}

/**
 * Reads all seeded scripts.
 * @returns the scripts, oldest first, so that an original precedes its forks
 * @throws ZodError as `readSeed` does
 */
export function readSeeds(): readonly SeedScript[] {
	const folders = readdirSync(join(seedFolder, "scripts"), { withFileTypes: true }).filter((entry) =>
		entry.isDirectory(),
	);
	const firstDay = (seed: SeedScript) => seed.versions[0]?.daysBefore ?? 0;
	return folders.map((folder) => readSeed(folder.name)).sort((one, other) => firstDay(other) - firstDay(one));
}

/**
 * Reads the authors and reviewers of the seeded scripts.
 * @returns the people of `people.json`, in its order
 * @throws ZodError that names the field when a person exceeds a limit
 */
export function readPeople(): readonly Person[] {
	return z.array(personSchema).parse(readJson("people.json"));
}
