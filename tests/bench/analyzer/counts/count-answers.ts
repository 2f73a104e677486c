import type { CodeAccess, SiteAccess, VerdictKind } from "@scriptorium/script-analyzer/analysis-result";
import { accessOf } from "@scriptorium/script-analyzer/capabilities/access";
import { verdictOf } from "@scriptorium/script-analyzer/rating/verdict";
import type { Scorecard } from "@scriptorium/shared-protocol/scorecard";
import { inspectScriptText } from "@scriptorium/userscript/read-script-text";
import type { RatedSample } from "../rated-sample.ts";
import { wilson } from "./wilson.ts";

type Half = Scorecard["corpus"][number]["half"];
type Answers = NonNullable<Scorecard["answers"]>;

const VERDICTS: readonly VerdictKind[] = ["attack", "worth-a-look", "checked-in-part", "nothing-found", "unread"];
const SITES: readonly SiteAccess[] = ["this-site", "named-sites", "any-site"];
const CODE: readonly CodeAccess[] = ["none", "pinned", "not-pinned"];

/** Samples of each class by their verdict, and those that could be read by their access: where they run, and whose code they run. */
export function countAnswers(half: Half, rated: readonly RatedSample[]): Answers {
	return (["risky", "benign"] as const).flatMap((kind) => {
		const ofClass = rated.filter(({ sample }) => sample.class === kind);
		const verdicts = ofClass.map(({ result }) => verdictOf(result).kind);
		const accesses = ofClass.flatMap(
			({ sample, result }) => accessOf(result, inspectScriptText(sample.code).text.kind) ?? [],
		);
		const counted = <Answer>(all: readonly Answer[], answer: Answer) => {
			const hits = all.filter((one) => one === answer).length;
			return { half, class: kind, answer, n: all.length, hits, ...wilson(hits, all.length) };
		};
		const sites = accesses.map((access) => access.sites);
		const code = accesses.map((access) => access.code);
		return [
			...VERDICTS.map((answer) => ({ about: "verdict" as const, ...counted(verdicts, answer) })),
			...SITES.map((answer) => ({ about: "sites" as const, ...counted(sites, answer) })),
			...CODE.map((answer) => ({ about: "code" as const, ...counted<CodeAccess | null>(code, answer), answer })),
		];
	});
}
