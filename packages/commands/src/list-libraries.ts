// Writes the checksums of the libraries that the rating knows. Fetches each package from the npm registry: jsDelivr and unpkg serve
// the same bytes, since both unpack it.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ChosenLibrary, chosenLibraries } from "@scriptorium/script-analyzer/libraries/chosen-libraries";

const LIST = fileURLToPath(new URL("../../script-analyzer/src/libraries/known-libraries.gen.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "libraries-"));

/** Versions without any of the listed files. */
const missing: string[] = [];

/** Checksums of the listed files of one version, by path. */
function filesOf({ name, files }: ChosenLibrary, version: string): Record<string, string> {
	const [packed = ""] = execFileSync("npm", ["pack", "--silent", `${name}@${version}`], {
		cwd: folder,
		encoding: "utf8",
	})
		.trim()
		.split("\n")
		.slice(-1);
	const unpacked = join(folder, "package");
	execFileSync("tar", ["--extract", "--gzip", `--file=${packed}`, "--one-top-level=package", "--strip-components=1"], {
		cwd: folder,
	});
	const found = files.filter((file) => statSync(join(unpacked, file), { throwIfNoEntry: false })?.isFile());
	if (found.length === 0) missing.push(`${name}@${version}`);
	const sums = found.map((file) => [
		file,
		createHash("sha256")
			.update(readFileSync(join(unpacked, file)))
			.digest("hex"),
	]);
	rmSync(unpacked, { recursive: true });
	return Object.fromEntries(sums) as Record<string, string>;
}

const known = chosenLibraries.flatMap((library) =>
	library.versions.map((version) => ({
		name: library.name,
		shortName: library.shortName ?? null,
		version,
		files: filesOf(library, version),
	})),
);
rmSync(folder, { recursive: true });
if (missing.length > 0) throw new Error(`None of the files: ${missing.join(", ")}.`);
writeFileSync(
	LIST,
	`// Written by \`npm run list:libraries\` from chosen-libraries.ts.
import type { KnownLibrary } from "./chosen-libraries.ts";

export const knownLibraries: readonly KnownLibrary[] = ${JSON.stringify(known, null, "\t")};
`,
);
console.log(LIST);
