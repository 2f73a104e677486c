import { Button } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { en } from "../messages/en.ts";

/** Lists stored entries that could not be read, and saves them to a file on request. */
export function DamagedEntries({ entries }: { entries: readonly { readonly key: string; readonly raw: string }[] }) {
	const texts = useMessages({ en }).damaged;
	const { formattingLocale } = useLocale();
	const save = (): void => {
		const url = URL.createObjectURL(new Blob([JSON.stringify(entries, null, 2)], { type: "application/json" }));
		const link = document.createElement("a");
		link.href = url;
		link.download = "scriptorium-unreadable.json";
		link.click();
		URL.revokeObjectURL(url);
	};
	return (
		<ErrorState
			title={texts.title(new Intl.NumberFormat(formattingLocale).format(entries.length))}
			detail={texts.detail}
			actions={<Button onClick={save}>{texts.save}</Button>}
		/>
	);
}
