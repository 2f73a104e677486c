import { type ReactNode, useEffect, useMemo, useState } from "react";

type CodeTextModule = typeof import("@scriptorium/ui-kit/code-editor/code-text");

/** Longer code is shown in one color: parsing it would hold up the page. In UTF-16 units. */
const MAX_HIGHLIGHTED_LENGTH = 300_000;

const asItIs = (piece: string): ReactNode => piece;

/** How lines of the code are shown; null until the parser has arrived, and when it does not: the code is complete without colors. */
export function useHighlight(code: string): ((text: string, line: number) => ReactNode) | null {
	const [parser, setParser] = useState<CodeTextModule | null>(null);
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
		if (parser === null || code.length > MAX_HIGHLIGHTED_LENGTH) return null;
		const { CodeText, tokenizeJavascript } = parser;
		const tokens = tokenizeJavascript(code);
		return (text, line) => <CodeText text={text} tokens={tokens[line - 1] ?? []} offset={0} show={asItIs} />;
	}, [parser, code]);
}
