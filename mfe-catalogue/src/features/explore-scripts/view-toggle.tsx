import { IconButton } from "@scriptorium/ui-kit/icon-button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { LayoutGrid, List } from "lucide-react";
import type { ExplorerView } from "./explore-address.ts";
import styles from "./filter-bar.module.css";
import { en } from "./messages/en.ts";

export interface ViewToggleProps {
	view: ExplorerView;
	onChange: (view: ExplorerView) => void;
}

export function ViewToggle({ view, onChange }: ViewToggleProps) {
	const text = useMessages({ en });
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent; these two only change the look.
		<div role="group" aria-label={text.view} className={styles.view}>
			<IconButton
				label={text.grid}
				icon={<LayoutGrid aria-hidden="true" />}
				aria-pressed={view === "grid"}
				onClick={() => onChange("grid")}
			/>
			<IconButton
				label={text.list}
				icon={<List aria-hidden="true" />}
				aria-pressed={view === "list"}
				onClick={() => onChange("list")}
			/>
		</div>
	);
}
