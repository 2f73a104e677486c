import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const PNPM = "pnpm@12.21.0";

/** Installs the workspace when a manifest or the lockfile differs from what the last install saw. */
export async function installWhenChanged(root) {
	const stamp = join(root, "node_modules", ".scriptorium-install");
	const wanted = manifestHash(root);
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
	// Not on standard output: that belongs to the command, `scan --json` say.
	console.error("Installing dependencies (once; a few hundred megabytes) …");
	// Not corepack: it refuses pnpm 12's signature. npm runs the pinned version from its own cache.
	const npm = process.platform === "win32" ? "npm.cmd" : "npm";
	const args = [
		"exec",
		"--yes",
		`--package=${PNPM}`,
		"--",
		"pnpm",
		"install",
		"--frozen-lockfile",
		"--reporter=append-only",
	];
	const result = spawnSync(npm, args, {
		cwd: root,
		stdio: ["ignore", "pipe", "pipe"],
		encoding: "utf8",
		maxBuffer: 64 * 1024 * 1024,
		shell: process.platform === "win32",
		env: { ...process.env, CI: "true" },
	});
	if (result.status !== 0) {
		throw new Error(`Installing the dependencies failed:\n${result.stdout ?? ""}${result.stderr ?? ""}`);
	}
	mkdirSync(join(root, "node_modules"), { recursive: true });
	writeFileSync(stamp, wanted);
}

function manifestHash(root) {
	const hash = createHash("sha256").update(`${PNPM} ${process.platform} ${process.arch}`);
	for (const file of ["package.json", "pnpm-workspace.yaml", "pnpm-lock.yaml", ...workspaceManifests(root)]) {
		hash.update(file).update(readFileSync(join(root, file)));
	}
	return hash.digest("hex");
}

function workspaceManifests(root) {
	const folders = (base) =>
		readdirSync(join(root, base), { withFileTypes: true })
			.filter((entry) => entry.isDirectory() && entry.name !== "node_modules")
			.map((entry) => join(base, entry.name, "package.json"));
	return [...folders("."), ...folders("packages")].filter((file) => existsSync(join(root, file))).sort();
}
