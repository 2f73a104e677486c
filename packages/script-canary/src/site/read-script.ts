import { registrableDomain } from "@scriptorium/script-analyzer/engine/site";
import { describeHosts } from "@scriptorium/userscript/host-access";
import type { ScriptMetadata } from "@scriptorium/userscript/metadata";
import { inspectScriptText } from "@scriptorium/userscript/read-script-text";
import type { CanaryInput } from "../canary-report.ts";
import { chooseAddress } from "./choose-address.ts";
import { hintText } from "./hint-text.ts";

/** What the stage is set by: where the script runs, and what it says about itself. */
export interface ScriptFacts {
	readonly metadata: ScriptMetadata | null;
	/** The code as hints are read from it. */
	readonly text: string;
	readonly everywhere: boolean;
	/** Hosts that `@connect` names, and those of its own `@match` lines. */
	readonly declared: readonly string[];
	/** Address of the made-up page, without query and fragment. */
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
			...hosts.flatMap(({ host, broad }) =>
				host === null || broad ? [] : [registrableDomain(host.replace(/^\*\./, ""))],
			),
		],
		address: chooseAddress(metadata),
	};
}
