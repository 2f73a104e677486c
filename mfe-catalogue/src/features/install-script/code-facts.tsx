import { useMessages } from "@scriptorium/ui-kit/locale";
import type { Capabilities } from "../../script-security/analysis.ts";
import { Fact, FactRow } from "./fact.tsx";
import { en } from "./messages/en.ts";

/** The kinds of facts that are one list of names each, in the order in which they matter to a reader. */
const LOOKED_FOR = ["storage", "cookies", "listeners", "code_loading", "hooks"] as const;
const KINDS = [...LOOKED_FOR, "unresolved"] as const;

/** Capabilities found in the code. Kinds without findings are listed too, because they were checked. */
export function CodeFacts({ capabilities }: { capabilities: Capabilities }) {
	const text = useMessages({ en }).may;
	const found = KINDS.filter((kind) => capabilities[kind].length > 0);
	const absent = LOOKED_FOR.filter((kind) => capabilities[kind].length === 0);
	return (
		<>
			{!capabilities.offline && <Hosts hosts={capabilities.hosts} />}
			{found.map((kind) => (
				<FactRow key={kind} term={text.kinds[kind]}>
					{capabilities[kind].map(({ what, line, column }) => (
						<Fact key={`${what} ${line} ${column}`} line={line} warning={kind === "unresolved"}>
							<code>{what}</code>
						</Fact>
					))}
				</FactRow>
			))}
			{absent.length > 0 && (
				<FactRow term={text.notFound}>
					<Fact>{absent.map((kind) => text.absent[kind]).join(", ")}</Fact>
				</FactRow>
			)}
		</>
	);
}

function Hosts({ hosts }: { hosts: Capabilities["hosts"] }) {
	const text = useMessages({ en }).may;
	return (
		<FactRow term={text.contacts}>
			{hosts.length === 0 ? (
				<Fact>{text.noHosts}</Fact>
			) : (
				hosts.map(({ host, via, declared, line, column }) => (
					<Fact key={`${host} ${via} ${line} ${column}`} line={line} warning={host === UNKNOWN || !declared}>
						{nameOfHost(host, text)} <span>{text.via(via)}</span>
						{!declared && !host.startsWith("(") && ` ${text.undeclared}`}
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
