import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import type { ReactNode } from "react";
import { en } from "./messages/en.ts";

/** Heading and width of the account page in all its states. */
export function AccountFrame({ children }: { children: ReactNode }) {
	const texts = useMessages({ en });
	return (
		<Page width="reading" title={texts.title} lead={texts.lead}>
			{children}
		</Page>
	);
}
