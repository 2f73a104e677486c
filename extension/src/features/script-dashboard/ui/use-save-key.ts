import { useEffect, useEffectEvent } from "react";

/** Ctrl+S, or Cmd+S on a Mac, instead of the browser's own saving of the page. */
export function useSaveKey(onSave: () => void): void {
	const pressed = useEffectEvent((event: KeyboardEvent) => {
		if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "s") return;
		event.preventDefault();
		onSave();
	});
	useEffect(() => {
		const receive = (event: KeyboardEvent): void => pressed(event);
		addEventListener("keydown", receive);
		return () => removeEventListener("keydown", receive);
	}, []);
}
