import { findingOfFact } from "@scriptorium/ui-kit/code-findings/finding-of-fact";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { CircleQuestionMark, Code, Cookie, Database, Ear, Network, Replace } from "lucide-react";
import type { Analysis, Capabilities, Finding } from "../../script-security/analysis.ts";
import { Fact, FactRow } from "./fact.tsx";
import { en } from "./messages/may-en.ts";

/** The kinds of facts that are one list of names each, in the order in which they matter to a reader. */
const LOOKED_FOR = ["storage", "cookies", "listeners", "code_loading", "hooks"] as const;
const KINDS = [...LOOKED_FOR, "unresolved"] as const;
const ICONS = {
	storage: Database,
	cookies: Cookie,
	listeners: Ear,
	code_loading: Code,
	hooks: Replace,
	unresolved: CircleQuestionMark,
} as const;

/**
 * Capabilities found in the code, stated neutrally: only a finding gives one a color. Kinds without findings are listed too,
 * because they were checked.
 */
export function CodeFacts({ analysis: { capabilities, vulnerabilities: findings } }: { analysis: Analysis }) {
	const text = useMessages({ en });
	const found = KINDS.filter((kind) => capabilities[kind].length > 0);
	const absent = LOOKED_FOR.filter((kind) => capabilities[kind].length === 0);
	return (
		<>
			{!capabilities.offline && <Hosts hosts={capabilities.hosts} findings={findings} />}
			{found.map((kind) => {
				const Icon = ICONS[kind];
				return (
					<FactRow key={kind} term={text.kinds[kind]} icon={<Icon aria-hidden="true" />}>
						{capabilities[kind].map(({ what, line, column }) => (
							<Fact
								key={`${what} ${line} ${column}`}
								line={line}
								about={findingOfFact(findings, { place: { line, column } })}
							>
								<code>{what}</code>
							</Fact>
						))}
					</FactRow>
				);
			})}
			{absent.length > 0 && (
				<FactRow term={text.notFound}>
					<Fact>{absent.map((kind) => text.absent[kind]).join(", ")}</Fact>
				</FactRow>
			)}
		</>
	);
}

function Hosts({ hosts, findings }: { hosts: Capabilities["hosts"]; findings: readonly Finding[] }) {
	const text = useMessages({ en });
	return (
		<FactRow term={text.contacts} icon={<Network aria-hidden="true" />}>
			{hosts.length === 0 ? (
				<Fact>{text.noHosts}</Fact>
			) : (
				hosts.map(({ host, via, line, column }) => (
					<Fact
						key={`${host} ${via} ${line} ${column}`}
						line={line}
						about={findingOfFact(findings, { place: { line, column } })}
					>
						{nameOfHost(host, text)} <span>{text.via(via)}</span>
					</Fact>
				))
			)}
		</FactRow>
	);
}

/** The analyzer's placeholders for unnamed hosts (`analysis-result.ts` of script-analyzer). */
const OWN_SITE = "(this site)";
const GIVEN_BY_PAGE = "(given by the page)";
const UNKNOWN = "(unknown)";

function nameOfHost(
	host: string,
	text: { readonly ownSite: string; readonly givenByPage: string; readonly unknownHost: string },
) {
	if (host === OWN_SITE) return text.ownSite;
	if (host === GIVEN_BY_PAGE) return text.givenByPage;
	return host === UNKNOWN ? text.unknownHost : <code>{host}</code>;
}
