import { beyondPlan, type EffectFinding, measuredEffects } from "@scriptorium/script-effects/beyond-plan";
import type { ScriptTestResult } from "./script-test-result.ts";

export interface EffectsOfResult {
	/** What the plan does not name; empty without a plan. */
	readonly beyond: readonly EffectFinding[];
	/** The other effects. */
	readonly others: readonly EffectFinding[];
	/** Whether the others were compared with a plan, and are in it. */
	readonly isCompared: boolean;
}

/**
 * Sorts what a script did by whether its plan names it.
 * @param result of a test run, with the plan of its code
 * @returns the effects by kind, the most important first
 */
export function effectsOfResult(result: ScriptTestResult): EffectsOfResult {
	const { effects, target, plan } = result;
	const hosts = contactedHosts(result);
	const pageHost = target === null ? undefined : hostOf(target.address);
	const beyond = plan === null ? [] : beyondPlan({ effects, hosts, plan, pageHost });
	const beyondKinds = new Set(beyond.map(({ kind }) => kind));
	const beyondHosts = new Set(beyond.flatMap((each) => (isOfHosts(each) ? each.details : [])));
	const secrets = (effects?.reads ?? []).filter(({ isSecret }) => isSecret);
	const contacted = [...new Set((hosts ?? []).flatMap(({ host, by }) => (by === "script" ? [host] : [])))];
	const expected = contacted.filter((host) => !beyondHosts.has(host.toLowerCase()));
	const others: EffectFinding[] = [
		...(secrets.length > 0 ? [{ kind: "secret-read" as const, details: secrets }] : []),
		...(expected.length > 0 ? [{ kind: "requests" as const, details: expected }] : []),
		...(effects === null ? [] : measuredEffects(effects)),
	];
	return {
		beyond,
		others: others.filter(({ kind }) => kind === "requests" || !beyondKinds.has(kind)),
		isCompared: plan?.effects !== undefined,
	};
}

const isOfHosts = (finding: EffectFinding): finding is Extract<EffectFinding, { kind: "host" | "requests" }> =>
	finding.kind === "host" || finding.kind === "requests";

/** Outside of the server, only the requests of the script tell of hosts. */
function contactedHosts({ hosts, networkRequests }: ScriptTestResult) {
	if (hosts !== null || networkRequests === null) return hosts;
	const named = networkRequests.flatMap(({ url, by }) => {
		const host = hostOf(url);
		return host === undefined ? [] : [{ host, by }];
	});
	return named.filter(({ host }, index) => named.findIndex((other) => other.host === host) === index);
}

const hostOf = (address: string): string | undefined =>
	URL.canParse(address) ? new URL(address).hostname || undefined : undefined;
