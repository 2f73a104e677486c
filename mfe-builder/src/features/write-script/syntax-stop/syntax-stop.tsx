import { Button } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useEffect, useRef } from "react";
import type { SyntaxProblem } from "./find-syntax-error.ts";
import { en } from "./messages/en.ts";

export interface SyntaxStopProps {
	/** Null while nothing is stopped. Each new object gets the focus. */
	readonly problem: SyntaxProblem | null;
	/** To the place in the editor. */
	readonly onPlace: (problem: SyntaxProblem) => void;
	readonly onPublish: () => void;
}

/** Why a script was not published, with a way to the place, and one to publish it all the same. */
export function SyntaxStop({ problem, onPlace, onPublish }: SyntaxStopProps) {
	const text = useMessages({ en });
	const frame = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (problem !== null) frame.current?.focus();
	}, [problem]);
	if (problem === null) return null;
	const { line, column, message } = problem;
	return (
		<div ref={frame} tabIndex={-1}>
			<ErrorState
				title={text.title}
				detail={
					<>
						<p>
							<strong>{text.place(line, column, message)}</strong>
						</p>
						<p>{text.detail}</p>
					</>
				}
				actions={
					<>
						<Button onClick={() => onPlace(problem)}>{text.go(line, column)}</Button>
						<Button variant="quiet" onClick={onPublish}>
							{text.publish}
						</Button>
					</>
				}
			/>
		</div>
	);
}
