import { registrableDomain } from "@scriptorium/script-analyzer/engine/site";
import { describeHosts } from "@scriptorium/userscript/host-access";
import type { ScriptMetadata } from "@scriptorium/userscript/metadata";
import { inspectScriptText } from "@scriptorium/userscript/read-script-text";
import type { CanaryInput } from "../canary-report.ts";
import { chooseAddress } from "./choose-address.ts";
import { hintText } from "./hint-text.ts";

/** Facts about a script that determine the fixture: where it runs and what it declares. */
export interface ScriptFacts {
	readonly metadata: ScriptMetadata | null;
	/** The code prepared by `hintText`. */
	readonly text: string;
	readonly everywhere: boolean;
	/** Hosts of `@connect`, and the registrable domains of the `@match` lines. */
	readonly declared: readonly string[];
	/** Address of the fixture page, without query and fragment. */
	readonly address: URL;
}

export function readScript({ code, kind }: CanaryInput): ScriptFacts {
	const { text } = inspectScriptText(code);
	const { metadata } = text;
	const hosts = metadata === null ? [] : describeHosts(metadata);
	return {
		metadata,
		text: hintText(text.body),
		everywhere: kind === "userscript" && (metadata === null || hosts.some(({ broad }) => broad)),
		declared: [
			...(metadata?.connects ?? [])
				.map((host) => host.toLowerCase().replace(/^\*\./, ""))
				.filter((host) => host !== "*"),
			...hosts.flatMap(({ sites }) => sites.map((site) => registrableDomain(site.replace(/^\*\.|\.\*$/g, "")))),
		],
		address: chooseAddress(metadata),
	};
}
