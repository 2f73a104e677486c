/**
 * Puts text on the clipboard, in a page without focus: `navigator.clipboard` needs one.
 * @param format `html` puts it there as HTML, and as text for programs that read no HTML
 * @returns false when the browser does not copy
 */
export function copyToClipboard(text: string, format: "text" | "html"): boolean {
	let copied = false;
	const copy = (event: ClipboardEvent): void => {
		event.preventDefault();
		event.stopImmediatePropagation();
		event.clipboardData?.setData("text/plain", text);
		if (format === "html") event.clipboardData?.setData("text/html", text);
		copied = event.clipboardData !== null;
	};
	document.addEventListener("copy", copy, { capture: true, once: true });
	const accepted = document.execCommand("copy");
	document.removeEventListener("copy", copy, { capture: true });
	return accepted && copied;
}
