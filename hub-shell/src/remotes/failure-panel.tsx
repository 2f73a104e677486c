import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useLocation } from "react-router-dom";
import { en } from "./messages/en.ts";

export interface FailurePanelProps {
	readonly onTryAgain: () => void;
	/** 1 where it stands for a whole screen. */
	readonly headingLevel?: 1 | 3;
}

/** Stands where a screen or a part of one would be; the rest of the page is not touched. */
export function FailurePanel({ onTryAgain, headingLevel = 1 }: FailurePanelProps) {
	const texts = useMessages({ en });
	const { pathname, search } = useLocation();
	return (
		<ErrorState
			headingLevel={headingLevel}
			title={texts.failed}
			detail={texts.failedDetail}
			actions={
				<>
					<Button variant="primary" onClick={onTryAgain}>
						{texts.tryAgain}
					</Button>
					{/* A plain link, not the router's: its way is the whole page's. */}
					<a className={buttonClass({ variant: "quiet" })} href={`${pathname}${search}`}>
						{texts.reloadPage}
					</a>
				</>
			}
		/>
	);
}
