import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useLocation } from "react-router-dom";
import { OPEN_ASSISTANT } from "../../assistant-link/create-assistant-link.ts";
import { useHost } from "../../host-context/host-provider.tsx";
import { AssistantPanel } from "./assistant-panel.tsx";
import { MessageForm } from "./message-form.tsx";
import { catalog } from "./messages/catalog.ts";
import styles from "./sign-in-request.module.css";

/** A kept text is at most this long (`session/stored-action.ts`); a longer message could not be sent either. */
const MAX_KEPT = 4096;

export interface SignInRequestProps {
	readonly draft: string;
	readonly onDraft: (draft: string) => void;
	/** Whether it is known that nobody is signed in. */
	readonly isKnown: boolean;
	readonly onClose: () => void;
}

/** What a visitor sees of the assistant. The text in the field, and the page, are there again after signing in. */
export function SignInRequest({ draft, onDraft, isKnown, onClose }: SignInRequestProps) {
	const { signIn: texts } = useMessages(catalog);
	const host = useHost();
	const { pathname, search, hash } = useLocation();

	function signIn(): void {
		onClose();
		host.requireSignIn({
			kind: OPEN_ASSISTANT,
			returnTo: pathname + search + hash,
			payload: { message: draft.slice(0, MAX_KEPT) },
		});
	}

	return (
		<AssistantPanel onClose={onClose}>
			<div className={styles.words}>
				{isKnown ? (
					<>
						<p className={styles.required}>{texts.required}</p>
						<p>{texts.why}</p>
						<Button variant="primary" onClick={signIn}>
							{texts.action}
						</Button>
					</>
				) : (
					<p role="status">{texts.loading}</p>
				)}
			</div>
			<MessageForm draft={draft} onDraft={onDraft} onSend={isKnown ? signIn : () => undefined} />
		</AssistantPanel>
	);
}
