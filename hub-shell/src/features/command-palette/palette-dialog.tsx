import { DialogSurface } from "@scriptorium/ui-kit/dialog-surface";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Command } from "cmdk";
import { useState } from "react";
import { useHubSession } from "../../host-context/host-provider.tsx";
import { type CommandEffect, commandsFor } from "./commands.ts";
import { en } from "./messages/en.ts";
import styles from "./palette-dialog.module.css";

export interface PaletteDialogProps {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	onCommand: (effect: CommandEffect) => void;
}

/** Address of the listing with these words, as the header's search makes it. */
const searchAddress = (words: string) => `/explore?${new URLSearchParams({ search: words })}`;

export function PaletteDialog({ open, onOpenChange, onCommand }: PaletteDialogProps) {
	const texts = useMessages({ en });
	const session = useHubSession();
	const [typed, setTyped] = useState("");
	const words = typed.trim();

	function run(effect: CommandEffect): void {
		setTyped("");
		onOpenChange(false);
		onCommand(effect);
	}

	return (
		<DialogSurface open={open} onOpenChange={onOpenChange} title={texts.title} closeLabel={texts.close}>
			<Command label={texts.title} loop className={styles.palette}>
				<Command.Input
					// A palette opens to be typed into.
					data-initial-focus
					value={typed}
					onValueChange={setTyped}
					placeholder={texts.placeholder}
					className={styles.input}
				/>
				<Command.List label={texts.list} className={styles.list}>
					{words !== "" && (
						<Command.Item
							forceMount
							value={`search ${words}`}
							className={styles.item}
							onSelect={() => run({ kind: "go", to: searchAddress(words) })}
						>
							{texts.searchFor(words)}
						</Command.Item>
					)}
					{commandsFor(session).map(({ heading, commands }) => (
						<Command.Group key={heading} heading={texts[heading]} className={styles.group}>
							{commands.map(({ text, effect }) => (
								<Command.Item key={text} value={texts[text]} className={styles.item} onSelect={() => run(effect)}>
									{texts[text]}
								</Command.Item>
							))}
						</Command.Group>
					))}
				</Command.List>
			</Command>
		</DialogSurface>
	);
}
