/** Hands a text to the browser's downloads. */
export function saveFile(name: string, mediaType: string, text: string): void {
	const address = URL.createObjectURL(new Blob([text], { type: mediaType }));
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	// The download has its own hold of it once the click was handled.
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
