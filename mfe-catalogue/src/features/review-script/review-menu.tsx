import { IconButton } from "@scriptorium/ui-kit/icon-button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Menu, MenuItem } from "@scriptorium/ui-kit/menu";
import { EllipsisVertical, Flag, Trash2 } from "lucide-react";
import { en } from "./messages/en.ts";

export interface ReviewMenuProps {
	authorName: string;
	onReport: () => void;
	/** Only for the review's author. */
	onDelete: (() => void) | null;
}

export function ReviewMenu({ authorName, onReport, onDelete }: ReviewMenuProps) {
	const text = useMessages({ en }).review;
	const label = text.options(authorName);
	return (
		<Menu label={label} trigger={<IconButton label={label} icon={<EllipsisVertical aria-hidden="true" />} />}>
			<MenuItem icon={<Flag aria-hidden="true" />} onSelect={onReport}>
				{text.report}
			</MenuItem>
			{onDelete && (
				<MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onSelect={onDelete}>
					{text.delete}
				</MenuItem>
			)}
		</Menu>
	);
}
