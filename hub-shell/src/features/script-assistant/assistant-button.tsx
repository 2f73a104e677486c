import { IconButton } from "@scriptorium/ui-kit/icon-button";
import { MessageCircle } from "lucide-react";
import styles from "./assistant-button.module.css";

export interface AssistantButtonProps {
	readonly label: string;
	readonly isOpen: boolean;
	readonly onPress: () => void;
}

/** The round button of the assistant: the only part of it that each page loads. */
export function AssistantButton({ label, isOpen, onPress }: AssistantButtonProps) {
	return (
		<IconButton
			label={label}
			icon={<MessageCircle />}
			className={styles.button}
			aria-expanded={isOpen}
			onClick={onPress}
			data-assistant=""
		/>
	);
}
