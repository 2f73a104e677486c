import { useMessages } from "@scriptorium/ui-kit/locale";
import type { Capabilities } from "../../script-security/analysis.ts";
import type { Abilities } from "./describe-abilities.ts";
import { Fact, FactRow } from "./fact.tsx";
import { en } from "./messages/en.ts";
import { nameAbilities } from "./name-abilities.ts";

export interface MetadataFactsProps {
	abilities: Abilities;
	/** Knows the lines; null while there is no analysis. */
	capabilities: Capabilities | null;
}

/** Permissions requested in the metadata; a bookmarklet requests none and has access to the page. */
export function MetadataFacts({ abilities, capabilities }: MetadataFactsProps) {
	const text = useMessages({ en }).may;
	if (abilities.kind === "unreadable") return null;
	if (abilities.kind === "bookmarklet") {
		return (
			<FactRow term={text.runsOn}>
				<Fact>{text.clickedPage}</Fact>
			</FactRow>
		);
	}
	const lineIn = (facts: Capabilities["grants"] | undefined, whats: readonly string[]) =>
		facts?.find(({ what }) => whats.includes(what))?.line ?? null;
	const named = nameAbilities(abilities.grants);
	const broad = abilities.hosts.find((host) => host.broad);
	const anyServer = abilities.connects.length === 0 || abilities.connects.includes("*");
	return (
		<>
			<FactRow term={text.runsOn}>
				{broad ? (
					<Fact warning line={lineIn(capabilities?.runs_on, [broad.pattern])}>
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
			<FactRow term={text.grants}>
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
				<FactRow term={text.connects}>
					{anyServer ? (
						<Fact warning>{text.anyServer}</Fact>
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
				<FactRow term={text.requires}>
					<Fact>{text.requiresHint}</Fact>
					{abilities.requires.map((url) => (
						<Fact key={url}>
							<code>{url}</code>
						</Fact>
					))}
				</FactRow>
			)}
		</>
	);
}
