import type { Scorecard } from "@scriptorium/shared-protocol/scorecard";
import type { Sample } from "../../corpus/sample.ts";
import { measureSpeed } from "./speed/measure-speed.ts";
import { type OWN, openTool, PEERS, type ToolName } from "./tools/open-tool.ts";

type Peer = Scorecard["peers"][number];

const WARM_PASSES = 2;

/** The other scanners on the same samples; any warning of theirs counts, and a crash neither way. */
export async function ratePeers(samples: readonly Sample[]): Promise<Peer[]> {
	const peers: Peer[] = [];
	for (const name of PEERS) peers.push(await ratePeer(name, samples));
	return peers;
}

async function ratePeer(name: Exclude<ToolName, typeof OWN>, samples: readonly Sample[]): Promise<Peer> {
	const tool = await openTool(name);
	const verdicts = samples.map((sample) => ({ kind: sample.class, verdict: tool.rate(sample.code) }));
	const risky = verdicts.filter(({ kind }) => kind === "risky");
	const benign = verdicts.filter(({ kind }) => kind === "benign");
	const flagged = (among: typeof verdicts) => among.filter(({ verdict }) => verdict === "flagged").length;
	const codes = samples.map(({ code }) => code);
	const { kb_per_s_warm } = await measureSpeed({ tool: name, codes, large: "", warmPasses: WARM_PASSES }, 1);
	return {
		name: tool.name,
		version: tool.version,
		found: flagged(risky),
		n: risky.length,
		false_alarms: flagged(benign),
		benign_n: benign.length,
		kb_per_s: kb_per_s_warm,
		crashes: verdicts.filter(({ verdict }) => verdict === "crashed").length,
	};
}
