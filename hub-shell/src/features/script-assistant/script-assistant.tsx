import { useEffect, useState } from "react";
import type { AssistantPort, AssistantQuestion } from "../../assistant-link/create-assistant-link.ts";
import { useHubSession, useObservable } from "../../host-context/host-provider.tsx";
import { Conversation } from "./conversation.tsx";
import { SignInRequest } from "./sign-in-request.tsx";

export interface ScriptAssistantProps {
	readonly open: boolean;
	readonly onOpenChange: (open: boolean) => void;
	readonly assistant: AssistantPort;
}

/** Who wrote the text in the field: another account does not see it. */
interface Draft {
	readonly writer: string | null;
	readonly text: string;
}

/**
 * The panel of the Script Assistant. A conversation goes on while the panel is closed, and ends with the session of its person.
 */
export function ScriptAssistant({ open, onOpenChange, assistant }: ScriptAssistantProps) {
	const { status, user } = useHubSession();
	const userId = user?.id ?? null;
	const [draft, setDraft] = useState<Draft>({ writer: null, text: "" });
	const [question, setQuestion] = useState<AssistantQuestion | null>(null);
	const waiting = useObservable(assistant.question);

	useEffect(() => {
		if (waiting === null || status === "loading") return;
		const taken = assistant.takeQuestion();
		onOpenChange(true);
		if (taken === null) return;
		if (taken.isDraft || userId === null) setDraft({ writer: userId, text: taken.message });
		else setQuestion(taken);
	}, [waiting, status, userId, assistant, onOpenChange]);

	// What a visitor has typed stays when she signs in.
	const text = draft.writer === null || draft.writer === userId ? draft.text : "";
	const field = { draft: text, onDraft: (typed: string) => setDraft({ writer: userId, text: typed }) };
	const close = () => onOpenChange(false);

	if (userId === null) {
		return open ? <SignInRequest {...field} isKnown={status === "signed-out"} onClose={close} /> : null;
	}
	return (
		<Conversation
			key={userId}
			{...field}
			userId={userId}
			isOpen={open}
			onClose={close}
			assistant={assistant}
			question={question}
			onQuestionTaken={() => setQuestion(null)}
		/>
	);
}
