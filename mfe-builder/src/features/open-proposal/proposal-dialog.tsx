import { Button } from "@scriptorium/ui-kit/button";
import { DialogSurface } from "@scriptorium/ui-kit/dialog-surface";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { lazy, Suspense, useMemo } from "react";
import { en } from "./messages/en.ts";
import type { ReplacingQuestion } from "./use-proposed-script.ts";

const CodeComparison = lazy(async () => {
	try {
		return { default: (await import("@scriptorium/ui-kit/code-diff/code-comparison")).CodeComparison };
	} catch {
		// Thrown, it would unmount the page; without the comparison, the person can still keep the code.
		return { default: NoComparison };
	}
});

function NoComparison() {
	const text = useMessages({ en });
	return <p role="alert">{text.noComparison}</p>;
}

export interface ProposalDialogProps {
	/** Null while it is closed: it stays mounted, because closing it restores the focus. */
	readonly question: ReplacingQuestion | null;
	readonly onUse: () => void;
	readonly onKeep: () => void;
}

/** Shows what a script of the Script Assistant would change in the person's code. */
export function ProposalDialog({ question, onUse, onKeep }: ProposalDialogProps) {
	const text = useMessages({ en });
	const kind = question === null || question.proposal.script.replacesOpen ? "change" : "script";
	const asked = question?.isDraft ? "draft" : kind;
	return (
		<DialogSurface
			open={question !== null}
			role="alertdialog"
			size="large"
			onOpenChange={(isOpen) => {
				if (!isOpen) onKeep();
			}}
			title={text.title[asked]}
			description={`${text.text[asked]} ${text.kept}`}
			closeLabel={text.close}
			actions={
				<>
					<Button onClick={onKeep}>{text.keep}</Button>
					<Button variant="primary" onClick={onUse}>
						{text.use}
					</Button>
				</>
			}
		>
			{question && <Changes {...question} />}
		</DialogSurface>
	);
}

function Changes({ mine, proposal }: ReplacingQuestion) {
	const text = useMessages({ en });
	const { code } = proposal.script;
	const codes = useMemo(() => ({ older: mine, newer: code }), [mine, code]);
	return (
		<Suspense>
			<CodeComparison older={text.mine} newer={text.proposed} codes={codes} />
		</Suspense>
	);
}
