import { buttonClass } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Link, useSearchParams } from "react-router-dom";
import { en } from "./messages/en.ts";
import { withPage } from "./page-number.ts";

/** A page that the list does not have, or has no more: the scripts became fewer, or the address was written by hand. */
export function PastTheEnd() {
	const text = useMessages({ en });
	const [query] = useSearchParams();
	return (
		<EmptyState
			title={text.pastTheEnd}
			action={
				<Link to={{ search: withPage(query, 1) }} className={buttonClass({ variant: "primary" })}>
					{text.firstPage}
				</Link>
			}
		/>
	);
}
