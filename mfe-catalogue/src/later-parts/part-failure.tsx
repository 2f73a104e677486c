import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { en } from "./messages/en.ts";

/** In place of a part of a screen whose code could not be loaded. */
export function PartFailure({ onTryAgain }: { readonly onTryAgain: () => void }) {
	const text = useMessages({ en });
	return (
		<ErrorState
			title={text.title}
			actions={
				<>
					<Button onClick={onTryAgain}>{text.retry}</Button>
					{/* Not the router's link, which would load nothing again. */}
					<a className={buttonClass({ variant: "quiet" })} href={location.pathname + location.search}>
						{text.reload}
					</a>
				</>
			}
		/>
	);
}
