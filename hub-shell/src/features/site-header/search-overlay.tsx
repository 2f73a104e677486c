import { DialogSurface } from "@scriptorium/ui-kit/dialog-surface";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { HeaderSearch } from "./header-search.tsx";
import { en } from "./messages/en.ts";

export interface SearchOverlayProps {
	open: boolean;
	onOpenChange: (open: boolean) => void;
}

/** The search below 768 px, where the header has no room for a field. */
export function SearchOverlay({ open, onOpenChange }: SearchOverlayProps) {
	const texts = useMessages({ en });
	return (
		<DialogSurface open={open} onOpenChange={onOpenChange} title={texts.searchLabel} closeLabel={texts.close}>
			<HeaderSearch isInitialFocus onSubmitted={() => onOpenChange(false)} />
		</DialogSurface>
	);
}
