import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import type { CodeComparisonProps } from "@scriptorium/ui-kit/code-diff/code-comparison";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { laterPart } from "@scriptorium/ui-kit/later-part";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import type { MouseEvent } from "react";
import { en } from "./messages/en.ts";

/** The changed lines of two codes. Its code comes when there is something to compare. */
export const CodeComparison = laterPart<CodeComparisonProps>({
	load: async () => (await import("@scriptorium/ui-kit/code-diff/code-comparison")).CodeComparison,
	placeholder: <Loading />,
	Failure: NotLoaded,
});

function Loading() {
	return (
		<LoadingRegion text={useMessages({ en }).later.loading}>
			<Skeleton shape="block" height="12rem" />
		</LoadingRegion>
	);
}

/** Also where only the part after # says what the page shows. */
function reload(event: MouseEvent): void {
	event.preventDefault();
	location.reload();
}

/** The extension was updated while its page was open: its files have other names now. */
function NotLoaded({ onTryAgain }: { readonly onTryAgain: () => void }) {
	const text = useMessages({ en }).later;
	return (
		<ErrorState
			title={text.failed}
			detail={text.failedDetail}
			actions={
				<>
					<Button onClick={onTryAgain}>{text.retry}</Button>
					<a className={buttonClass({ variant: "quiet" })} href={location.href} onClick={reload}>
						{text.reload}
					</a>
				</>
			}
		/>
	);
}
