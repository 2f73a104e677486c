import { Button } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { useEffect, useMemo, useState } from "react";
import { type DiffLine, diffCode } from "./code-diff.ts";
import styles from "./comparison.module.css";
import { HighlightContext } from "./diff-line-text.tsx";
import { DiffView } from "./diff-view.tsx";
import { en } from "./messages/en.ts";
import { revealHidden } from "./reveal-hidden.ts";
import type { VersionCodes } from "./use-version-codes.ts";

export interface CodeChangesProps {
	/** Semver. */
	older: string;
	newer: string;
	codes: VersionCodes;
}

/** The code of two versions, line by line. */
export function CodeChanges({ older, newer, codes }: CodeChangesProps) {
	const text = useMessages({ en });
	return (
		<section className={styles.section} aria-labelledby="versions-code">
			<h3 id="versions-code" className={styles.heading}>
				{text.code.heading}
			</h3>
			{codes.isPending ? (
				<LoadingRegion text={text.code.loading}>
					<Skeleton shape="block" height="16rem" />
				</LoadingRegion>
			) : codes.data ? (
				<ComparedCode older={older} newer={newer} codes={codes.data} />
			) : (
				<ErrorState
					title={text.code.failed}
					actions={
						<Button busy={codes.isFetching} onClick={() => void codes.refetch()}>
							{text.retry}
						</Button>
					}
				/>
			)}
		</section>
	);
}

interface ComparedCodeProps {
	older: string;
	newer: string;
	codes: { readonly older: string; readonly newer: string };
}

function ComparedCode({ older, newer, codes }: ComparedCodeProps) {
	const text = useMessages({ en }).code;
	const lines = useMemo(() => diffCode(codes.older, codes.newer), [codes]);
	const highlight = useHighlight(codes);
	if (codes.older === codes.newer) return <p>{text.same}</p>;
	if (lines === null) return <p>{text.tooDifferent}</p>;
	const count = (kind: "added" | "removed") => lines.filter((line) => line.kind === kind).length;
	if (count("added") + count("removed") === 0) return <p>{text.lineEnds}</p>;
	return (
		<>
			<p className={styles.hint}>{text.count(count("added"), count("removed"))}</p>
			<HighlightContext value={highlight}>
				<DiffView older={older} newer={newer} lines={lines} />
			</HighlightContext>
		</>
	);
}

type CodeTextModule = typeof import("@scriptorium/ui-kit/code-editor/code-text");

/** Longer code is shown in one color: it would be parsed for longer than the comparison took. In UTF-16 units. */
const MAX_HIGHLIGHTED_LENGTH = 300_000;

/** Null until the parser has arrived, and when it does not: the comparison is complete without colors. */
function useHighlight(codes: ComparedCodeProps["codes"]) {
	const [parser, setParser] = useState<CodeTextModule | null>(null);
	const isShort = codes.older.length + codes.newer.length <= MAX_HIGHLIGHTED_LENGTH;
	useEffect(() => {
		let isMounted = true;
		void import("@scriptorium/ui-kit/code-editor/code-text").then(
			(loaded) => isMounted && setParser(loaded),
			() => undefined,
		);
		return () => {
			isMounted = false;
		};
	}, []);
	return useMemo(() => {
		if (parser === null || !isShort) return null;
		const { CodeText, tokenizeJavascript } = parser;
		const tokens = { older: tokenizeJavascript(codes.older), newer: tokenizeJavascript(codes.newer) };
		return ({ olderLine, newerLine }: DiffLine, text: string, offset: number) => {
			const ofLine = newerLine === null ? tokens.older[(olderLine ?? 0) - 1] : tokens.newer[newerLine - 1];
			return <CodeText text={text} tokens={ofLine ?? []} offset={offset} show={revealHidden} />;
		};
	}, [parser, isShort, codes]);
}
