import { sendMessage } from "@scriptorium/hub-data/contact/send-message";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useHost, useHubSession } from "../../host-context/host-provider.tsx";
import { readDraft, writeDraft } from "./contact-draft.ts";
import {
	type ContactProblems,
	type ContactValues,
	categoryInAddress,
	emptyContact,
	findProblems,
	messageFrom,
} from "./contact-form.ts";
import { en } from "./messages/en.ts";

/** Values, problems and sending of the contact form. */
export function useContactForm() {
	const host = useHost();
	const { user } = useHubSession();
	const [query] = useSearchParams();
	const { notices } = useMessages({ en });
	const [typed, setTyped] = useState<Partial<ContactValues>>({});
	// Not at first: the server, whose HTML the page takes over, knows no draft. What was typed into that HTML comes before the draft.
	useEffect(() => setTyped((current) => ({ ...readDraft(sessionStorage), ...current })), []);
	const [problems, setProblems] = useState<ContactProblems>({});
	const [wasChecked, setWasChecked] = useState(false);
	const [isSending, setIsSending] = useState(false);
	const [isSent, setIsSent] = useState(false);
	// Name and address of the account are offered until something else is typed.
	const values: ContactValues = {
		...emptyContact,
		...categoryInAddress(query),
		...(user === null ? {} : { name: user.displayName, email: user.email }),
		...typed,
	};

	async function send(website: string): Promise<void> {
		setIsSending(true);
		const sent = await sendMessage(host.client, messageFrom(values, website));
		setIsSending(false);
		if (!sent.ok) {
			const { code } = sent.error;
			const why = code === "RATE_LIMITED" ? notices.tooMany : code === "OFFLINE" ? notices.offline : notices.kept;
			host.notify("error", notices.failed, { description: why });
			return;
		}
		host.notify("success", notices.sent);
		writeDraft(sessionStorage, null);
		setTyped({});
		setWasChecked(false);
		setIsSent(true);
	}

	return {
		values,
		problems,
		isSending,
		isSent,
		change(part: Partial<ContactValues>) {
			const next = { ...typed, ...part };
			setTyped(next);
			setIsSent(false);
			writeDraft(sessionStorage, { ...values, ...part });
			if (wasChecked) setProblems(findProblems({ ...values, ...part }));
		},
		/** @returns the fields with problems in the order of the form; none when the message is being sent */
		submit(website: string): (keyof ContactProblems)[] {
			const found = findProblems(values);
			setProblems(found);
			setWasChecked(true);
			const wrong = (["name", "email", "subject", "message"] as const).filter((field) => found[field] !== undefined);
			if (wrong.length === 0 && !isSending) void send(website);
			return wrong;
		},
	};
}
