import { Dialog } from "@scriptorium/ui-kit/dialog";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { catalog } from "../messages/catalog.ts";
import { ShortcutList } from "./shortcut-list.tsx";

/** The help that Alt+/ opens. */
export function HelpDialog(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
	const text = useMessages(catalog).help;
	return (
		<Dialog {...props} title={text.title} description={text.lead} closeLabel={text.close}>
			<ShortcutList />
		</Dialog>
	);
}
