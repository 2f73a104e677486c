/**
 * Collects what somebody types between the shortcut that opens a field and the field, whose code may still have to be loaded.
 * Without it these letters would be lost, or go into another field of the page.
 * @param page the document
 * @param onCancel called when Escape is pressed or the pointer is used: the keys after that are not meant for the field
 * @returns a function that ends the collecting and returns the text
 */
export function collectTyping(page: Document, onCancel: () => void): () => string {
	let text = "";
	const listening = new AbortController();
	const options = { capture: true, signal: listening.signal };
	function cancel(): void {
		text = "";
		listening.abort();
		onCancel();
	}
	page.addEventListener(
		"keydown",
		(event) => {
			const isCharacter = [...event.key].length === 1;
			// AltGr is Ctrl and Alt on Windows, and writes characters such as @.
			const isCommand = (event.ctrlKey || event.metaKey) && !event.getModifierState("AltGraph");
			if (event.key === "Escape") cancel();
			else if (isCommand || (!isCharacter && event.key !== "Backspace")) return;
			else if (isCharacter) text += event.key;
			else text = [...text].slice(0, -1).join("");
			event.preventDefault();
			event.stopImmediatePropagation();
		},
		options,
	);
	page.addEventListener("pointerdown", cancel, options);
	return () => {
		listening.abort();
		return text;
	};
}
