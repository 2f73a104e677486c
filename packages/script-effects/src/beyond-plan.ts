import { ANY_HOST, type ScriptPlan } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import type { ContactedHost } from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import type { FormRead, PageChange, PageEffects, StorageChange } from "@scriptorium/shared-protocol/page-effects";

/** What a script did and its plan does not name. */
export type EffectFinding =
	/** Always a finding: no plan can name it. */
	| { readonly kind: "secret-read"; readonly details: readonly FormRead[] }
	| { readonly kind: "host"; readonly details: readonly string[] }
	| { readonly kind: "content" | "look" | "form-values"; readonly details: readonly PageChange[] }
	| { readonly kind: "form-reads"; readonly details: readonly FormRead[] }
	| { readonly kind: "storage"; readonly details: readonly StorageChange[] }
	| { readonly kind: "title" | "address"; readonly details: { readonly before: string; readonly after: string } }
	/** Hosts, as far as they are known. */
	| { readonly kind: "requests"; readonly details: readonly string[] }
	/** Texts of the dialogs, addresses, file names, or what was copied. */
	| { readonly kind: "opens" | "downloads" | "dialogs" | "clipboard"; readonly details: readonly string[] };

export interface PlanComparison {
	/** Null when they were not measured. */
	readonly effects: PageEffects | null;
	/** Null when they were not measured. */
	readonly hosts: readonly Pick<ContactedHost, "host" | "by">[] | null;
	readonly plan: ScriptPlan;
	/** Host of the page: to contact it takes no name in the plan. */
	readonly pageHost?: string | undefined;
}

/**
 * Compares what a script did with what its plan announces. Kinds of effects and hosts are compared; a plan without `effects` was written
 * before plans had them, and only its hosts are compared.
 * @param comparison effects, hosts and plan
 * @returns what the plan does not name, the most important first
 */
export function beyondPlan({ effects, hosts, plan, pageHost }: PlanComparison): readonly EffectFinding[] {
	const contacted = (hosts ?? []).flatMap(({ host, by }) => (by === "script" ? [host.toLowerCase()] : []));
	const named = [...plan.hosts, ...(pageHost === undefined ? [] : [pageHost])].map((host) => host.toLowerCase());
	const unnamed = contacted.filter(
		(host) => !named.some((name) => name === ANY_HOST || host === name || host.endsWith(`.${name}`)),
	);
	const findings: EffectFinding[] = [];
	const secrets = (effects?.reads ?? []).filter(({ isSecret }) => isSecret);
	if (secrets.length > 0) findings.push({ kind: "secret-read", details: secrets });
	if (unnamed.length > 0) findings.push({ kind: "host", details: unnamed });
	if (plan.effects === undefined) return findings;
	const announced: readonly string[] = plan.hosts.length > 0 ? [...plan.effects, "requests"] : plan.effects;
	const all = [
		...(effects === null ? [] : measuredEffects(effects)),
		...requestsOf(contacted.filter((host) => !unnamed.includes(host))),
	];
	return [...findings, ...all.filter(({ kind }) => !announced.includes(kind))];
}

const requestsOf = (hosts: readonly string[]): readonly EffectFinding[] =>
	hosts.length === 0 ? [] : [{ kind: "requests", details: hosts }];

/**
 * Lists measured effects by kind.
 * @param effects as measured
 * @returns one entry for each kind that occurred; requests are not among them, as they are measured by others
 */
export function measuredEffects(effects: PageEffects): readonly EffectFinding[] {
	const found: EffectFinding[] = [];
	const { reads, storage, title, address, changes, others } = effects;
	const ordinary = reads.filter(({ isSecret }) => !isSecret);
	if (ordinary.length > 0) found.push({ kind: "form-reads", details: ordinary });
	if (storage.length > 0) found.push({ kind: "storage", details: storage });
	if (address !== null) found.push({ kind: "address", details: address });
	for (const kind of ["opens", "downloads", "clipboard", "dialogs"] as const) {
		const texts = others.filter((other) => other.kind === kind).map(({ text }) => text);
		if (texts.length > 0) found.push({ kind, details: texts });
	}
	if (title !== null) found.push({ kind: "title", details: title });
	for (const kind of ["form-values", "content", "look"] as const) {
		const ofKind = changes.filter((change) => change.kind === kind);
		if (ofKind.length > 0) found.push({ kind, details: ofKind });
	}
	return found;
}
