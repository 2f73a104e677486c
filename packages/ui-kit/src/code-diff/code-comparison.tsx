import { useEffect, useMemo, useState } from "react";
import { useMessages } from "../locale.tsx";
import styles from "./code-comparison.module.css";
import { type DiffLine, diffCode } from "./code-diff.ts";
import { HighlightContext } from "./diff-line-text.tsx";
import { DiffView } from "./diff-view.tsx";
import { en } from "./messages/en.ts";
import { revealHidden } from "./reveal-hidden.ts";

export interface CodeComparisonProps {
	/** Names of the two versions, for example their numbers. */
	older: string;
	newer: string;
	codes: { readonly older: string; readonly newer: string };
}

/** Shows what changed between two texts of code, line by line with syntax colors; unchanged parts are folded. */
export function CodeComparison({ older, newer, codes }: CodeComparisonProps) {
	const text = useMessages({ en });
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

type CodeTextModule = typeof import("../code-editor/code-text.tsx");

/** Longer code is shown in one color: it would be parsed for longer than the comparison took. In UTF-16 units. */
const MAX_HIGHLIGHTED_LENGTH = 300_000;

/** Null until the parser has arrived, and when it does not: the comparison is complete without colors. */
function useHighlight(codes: CodeComparisonProps["codes"]) {
	const [parser, setParser] = useState<CodeTextModule | null>(null);
	const isShort = codes.older.length + codes.newer.length <= MAX_HIGHLIGHTED_LENGTH;
	useEffect(() => {
		let isMounted = true;
		void import("../code-editor/code-text.tsx").then(
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
