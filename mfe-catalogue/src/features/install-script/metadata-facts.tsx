import { findingOfFact } from "@scriptorium/ui-kit/code-findings/finding-of-fact";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Globe, KeyRound, Library, Network } from "lucide-react";
import type { Analysis, Capabilities } from "../../script-security/analysis.ts";
import type { Abilities } from "../../script-uses/describe-abilities.ts";
import { Fact, FactRow } from "./fact.tsx";
import { en } from "./messages/may-en.ts";

/** Findings quote that much of a library's address. */
const MENTIONED = 99;

export interface MetadataFactsProps {
	abilities: Abilities;
	/** Knows lines and findings; null while there is none. */
	analysis: Analysis | null;
}

/** Permissions requested in the metadata; a bookmarklet requests none and has access to the page. */
export function MetadataFacts({ abilities, analysis }: MetadataFactsProps) {
	const text = useMessages({ en });
	if (abilities.kind === "unreadable") return null;
	if (abilities.kind === "bookmarklet") {
		return (
			<FactRow term={text.runsOn} icon={<Globe aria-hidden="true" />}>
				<Fact>{text.clickedPage}</Fact>
			</FactRow>
		);
	}
	const capabilities = analysis?.capabilities;
	const findings = analysis?.vulnerabilities ?? [];
	const lineIn = (facts: Capabilities["grants"] | undefined, whats: readonly string[]) =>
		facts?.find(({ what }) => whats.includes(what))?.line ?? null;
	const named = abilities.grants;
	const broad = abilities.hosts.find((host) => host.broad);
	const anyServer = abilities.connects.length === 0 || abilities.connects.includes("*");
	return (
		<>
			<FactRow term={text.runsOn} icon={<Globe aria-hidden="true" />}>
				{broad ? (
					<Fact
						line={lineIn(capabilities?.runs_on, [broad.pattern])}
						about={findingOfFact(findings, { types: ["broad-match"] })}
					>
						{text.everywhere}
					</Fact>
				) : (
					abilities.hosts.map(({ pattern, host }) => (
						<Fact key={pattern} line={lineIn(capabilities?.runs_on, [pattern])}>
							<code>{host ?? pattern}</code>
						</Fact>
					))
				)}
			</FactRow>
			<FactRow term={text.grants} icon={<KeyRound aria-hidden="true" />}>
				{named.length === 0 ? (
					<Fact>{text.noGrants}</Fact>
				) : (
					named.map(({ name, grants }) => (
						<Fact key={grants.join()} line={lineIn(capabilities?.grants, grants)}>
							<span title={grants.join(", ")}>{name ? text.abilities[name] : <code>{grants.join(", ")}</code>}</span>
						</Fact>
					))
				)}
			</FactRow>
			{named.some(({ name }) => name === "network") && (
				<FactRow term={text.connects} icon={<Network aria-hidden="true" />}>
					{anyServer ? (
						<Fact about={findingOfFact(findings, { types: ["broad-connect"] })}>{text.anyServer}</Fact>
					) : (
						abilities.connects.map((host) => (
							<Fact key={host}>
								<code>{host}</code>
							</Fact>
						))
					)}
				</FactRow>
			)}
			{abilities.requires.length > 0 && (
				<FactRow term={text.requires} icon={<Library aria-hidden="true" />}>
					<Fact>{text.requiresHint}</Fact>
					{abilities.requires.map((url) => (
						<Fact
							key={url}
							about={findingOfFact(findings, {
								types: ["unchecked-library", "unpinned-require", "unpinned-resource"],
								mention: url.slice(0, MENTIONED),
							})}
						>
							<code>{url}</code>
						</Fact>
					))}
				</FactRow>
			)}
		</>
	);
}
