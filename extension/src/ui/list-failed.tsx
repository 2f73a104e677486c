import { Button } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { en } from "./messages/en.ts";

/** The browser's storage could not be read. */
export function ListFailed({ onRetry }: { onRetry: () => void }) {
	const texts = useMessages({ en }).scripts;
	return (
		<ErrorState
			title={texts.storageTitle}
			detail={texts.storageDetail}
			actions={<Button onClick={onRetry}>{texts.retry}</Button>}
		/>
	);
}
