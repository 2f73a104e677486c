import { IconButton } from "@scriptorium/ui-kit/icon-button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Menu, MenuItem, MenuSeparator } from "@scriptorium/ui-kit/menu";
import { Ellipsis } from "lucide-react";
import type { Step } from "../domain/move-script.ts";
import { en } from "../messages/en.ts";

const STEPS: readonly Step[] = ["up", "down", "top", "bottom"];

export interface RowMenuProps {
	readonly name: string;
	readonly editHref: string;
	readonly onCheck: () => void;
	/** Null where the list is not in the user's order. */
	readonly onStep: ((step: Step) => void) | null;
	readonly onRemove: () => void;
}

/** Everything that can be done with a script of the list, also where its buttons have no room. */
export function RowMenu({ name, editHref, onCheck, onStep, onRemove }: RowMenuProps) {
	const texts = useMessages({ en }).list;
	return (
		<Menu
			label={texts.menu(name)}
			trigger={<IconButton label={texts.menu(name)} icon={<Ellipsis aria-hidden="true" />} />}
		>
			<MenuItem asChild>
				<a href={editHref}>{texts.editShort}</a>
			</MenuItem>
			<MenuItem onSelect={onCheck}>{texts.checkShort}</MenuItem>
			{onStep !== null && (
				<>
					<MenuSeparator />
					{STEPS.map((step) => (
						<MenuItem key={step} onSelect={() => onStep(step)}>
							{texts.steps[step]}
						</MenuItem>
					))}
				</>
			)}
			<MenuSeparator />
			<MenuItem tone="danger" onSelect={onRemove}>
				{texts.remove}
			</MenuItem>
		</Menu>
	);
}
