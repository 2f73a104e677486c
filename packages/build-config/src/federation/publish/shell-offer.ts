import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { satisfy } from "@module-federation/runtime-core";
import type { RemoteDescriptor } from "@scriptorium/shared-protocol/host-remote/registry";
import { isCompatible } from "@scriptorium/shared-protocol/version";
import * as z from "zod";

const shellOffer = z.object({
	/** `HOST_CONTRACT_VERSION` of the shell. */
	contract: z.string(),
	/** Shared package to the version that the shell gives to remotes. */
	versions: z.record(z.string(), z.string()),
});
export type ShellOffer = z.infer<typeof shellOffer>;

/**
 * Reads what a shell offers to remotes, from its `shell.json`.
 * @param shell origin of a running hub, or folder of the shell's build
 * @returns contract and versions
 * @throws if the file cannot be read, or the shell was built before it said so
 */
export async function readShellOffer(shell: string): Promise<ShellOffer> {
	if (!/^https?:\/\//.test(shell))
		return shellOffer.parse(JSON.parse(await readFile(join(shell, "shell.json"), "utf8")));
	const answer = await fetch(new URL("/shell.json", shell));
	if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
	return shellOffer.parse(await answer.json());
}

/**
 * Finds out why a shell would refuse a remote; by the same functions as the shell itself (`check-compatibility.ts`).
 * @param remote descriptor of the remote
 * @param shell what the shell offers
 * @returns one sentence for each reason; none when the remote fits
 */
export function incompatibilities(
	{ name, contract, requires }: Pick<RemoteDescriptor, "name" | "contract" | "requires">,
	shell: ShellOffer,
): string[] {
	const reasons = isCompatible(contract, shell.contract)
		? []
		: [`${name} needs contract ${contract}, the shell has ${shell.contract}`];
	for (const [shared, range] of Object.entries(requires)) {
		const version = shell.versions[shared];
		if (version === undefined || !satisfy(version, range)) {
			reasons.push(`${name} needs ${shared} ${range}, the shell has ${version ?? "none"}`);
		}
	}
	return reasons;
}
