import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import type { RemoteDescriptor } from "@scriptorium/shared-protocol/host-remote/registry";
import { composeRegistry } from "../compose-registry.ts";
import { announce, readAnnounced } from "./announced.ts";
import { filesOf, findBuildProblems } from "./check-build.ts";
import { incompatibilities, type ShellOffer } from "./shell-offer.ts";

/** `REFUSED`: the build must not be announced; `details` has one reason a line. `NOTHING_EARLIER`: no rollback is possible. */
export type PublishErrorCode = "REFUSED" | "NOTHING_EARLIER";

export interface Publication {
	/** Folder of the build, with `remote.json`. */
	readonly distDir: string;
	/** Folder of the static host; the build goes to `<name>/<hash>/` in it. */
	readonly hostDir: string;
	/** Address of that folder, with a slash at the end: `/remotes/`, `https://static.example/`. */
	readonly baseUrl: string;
	readonly registryFile: string;
	readonly shell: ShellOffer;
	/** Requests a file of the build before it is announced; left out when `baseUrl` is a path of the hub. */
	readonly fetch?: (address: string) => Promise<Response>;
}

/**
 * Publishes a build of one remote: checks it, copies it beside the earlier ones, checks that it is served, and announces it in
 * the registry. Nothing else of the site changes, and nothing is announced unless all checks pass.
 * @param publication build, addresses and shell
 * @returns the announced entry; REFUSED with the reasons
 */
export async function publishRemote(publication: Publication): Promise<Result<RemoteDescriptor, PublishErrorCode>> {
	const { distDir, hostDir, baseUrl, registryFile, shell } = publication;
	const built = await checkRemote(distDir, shell);
	if (!built.ok) return built;
	const announced = await readAnnounced(registryFile);
	const others = announced.registry.remotes.filter(({ name }) => name !== built.value.name);
	const taken = others.flatMap(({ name, routes }) =>
		routes.filter((route) => built.value.routes.includes(route)).map((route) => `${route} belongs to ${name}`),
	);
	if (taken.length > 0) return refused(built.value.name, taken);

	const folder = `${built.value.name}/${await hashOf(distDir)}`;
	await copyWhole(distDir, join(hostDir, folder));
	const [entry] = composeRegistry([{ distDir, base: `${baseUrl}${folder}/` }]).remotes;
	if (!entry) throw new Error(`${distDir} has no descriptor`);
	const notServed = publication.fetch ? await findNotServed(entry, publication.fetch) : [];
	if (notServed.length > 0) return refused(entry.name, notServed);

	const current = announced.registry.remotes.find(({ name }) => name === entry.name);
	const earlier = announced.earlier[entry.name] ?? [];
	const isSame = current?.entry === entry.entry;
	await announce(registryFile, announced, entry, current && !isSame ? [current, ...earlier] : earlier);
	return succeed(entry);
}

/**
 * Checks a build of a remote against a shell, without publishing it.
 * @param distDir folder of the build, with `remote.json`
 * @param shell what the shell offers
 * @returns the descriptor with addresses relative to the site's root; REFUSED with the reasons
 */
export async function checkRemote(
	distDir: string,
	shell: ShellOffer,
): Promise<Result<RemoteDescriptor, PublishErrorCode>> {
	if (!existsSync(join(distDir, "remote.json"))) return refused(distDir, ["remote.json is missing"]);
	let built: RemoteDescriptor | undefined;
	try {
		[built] = composeRegistry([{ distDir, base: "/" }]).remotes;
	} catch (error) {
		return refused(distDir, [`remote.json is not valid: ${error instanceof Error ? error.message : String(error)}`]);
	}
	if (!built) return refused(distDir, ["remote.json names no remote"]);
	const problems = [
		...incompatibilities(built, shell),
		...(await findBuildProblems(
			distDir,
			filesOf(built).map((file) => file.slice(1)),
		)),
	];
	return problems.length > 0 ? refused(built.name, problems) : succeed(built);
}

/**
 * Announces the entry of a remote that was announced before the present one. The present one is not kept for a rollback, so
 * that a second rollback goes further back.
 * @param registryFile path of the registry
 * @param name name of the remote, such as `mfe_catalogue`
 * @param shell what the shell offers; an entry that it would refuse is not announced
 * @returns the announced entry; NOTHING_EARLIER, or REFUSED with the reasons
 */
export async function rollBackRemote(
	registryFile: string,
	name: string,
	shell: ShellOffer,
): Promise<Result<RemoteDescriptor, PublishErrorCode>> {
	const announced = await readAnnounced(registryFile);
	const [entry, ...earlier] = announced.earlier[name] ?? [];
	if (!entry) return fail("NOTHING_EARLIER", `Nothing was announced for ${name} before`);
	const reasons = incompatibilities(entry, shell);
	if (reasons.length > 0) return refused(name, reasons);
	await announce(registryFile, announced, entry, earlier);
	return succeed(entry);
}

/**
 * Checks whether all announced remotes would run in a shell, before this shell is deployed.
 * @param registryFile path of the registry
 * @param shell what the new shell offers
 * @returns one sentence for each reason; none when all fit
 */
export async function findOutdatedRemotes(registryFile: string, shell: ShellOffer): Promise<string[]> {
	const { registry } = await readAnnounced(registryFile);
	return registry.remotes.flatMap((remote) => incompatibilities(remote, shell));
}

function refused(name: string, reasons: readonly string[]) {
	return fail("REFUSED" as const, `${name} is not announced`, reasons.join("\n"));
}

/** Identifies a build by the contents of its files: the same build is published only once. */
async function hashOf(distDir: string): Promise<string> {
	const hash = createHash("sha256");
	const entries = await readdir(distDir, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	for (const file of files.sort()) hash.update(file.slice(distDir.length)).update(await readFile(file));
	return hash.digest("hex").slice(0, 12);
}

/** A folder under its final name is complete; one that was copied before is left as it is. */
async function copyWhole(from: string, to: string): Promise<void> {
	if (existsSync(to)) return;
	const part = `${to}.${process.pid}.part`;
	await rm(part, { recursive: true, force: true });
	await cp(from, part, { recursive: true });
	await rename(part, to);
}

async function findNotServed(
	entry: RemoteDescriptor,
	request: (address: string) => Promise<Response>,
): Promise<string[]> {
	const answers = filesOf(entry).map(async (address) => {
		const answer = await request(address);
		await answer.arrayBuffer();
		const type = answer.headers.get("content-type") ?? "none";
		const expected = address.endsWith(".css") ? /^text\/css/ : /^(?:text|application)\/javascript/;
		if (!answer.ok) return [`${address} answered ${answer.status}`];
		return expected.test(type) ? [] : [`${address} has the content type ${type}`];
	});
	return (await Promise.all(answers)).flat();
}
