import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { Link } from "../navigation/link.tsx";
import { en } from "./messages/en.ts";

/** In place of a screen that threw while rendering; header and footer stay. React has logged the error. */
export function ScreenCrash() {
	const texts = useMessages({ en });
	return (
		<Page width="reading">
			<ErrorState
				headingLevel={1}
				title={texts.crashTitle}
				detail={texts.crashDetail}
				actions={
					<>
						<Button variant="primary" onClick={() => location.reload()}>
							{texts.reloadPage}
						</Button>
						<Link to="/" className={buttonClass({ variant: "quiet" })}>
							{texts.goHome}
						</Link>
					</>
				}
			/>
		</Page>
	);
}

/** In place of the remotes when their registry is not readable. */
export function RemotesUnavailable() {
	const texts = useMessages({ en });
	return (
		<Page width="reading">
			<ErrorState
				headingLevel={1}
				title={texts.remotesUnavailable}
				detail={texts.remotesUnavailableDetail}
				actions={
					<Button variant="primary" onClick={() => location.reload()}>
						{texts.reloadPage}
					</Button>
				}
			/>
		</Page>
	);
}
