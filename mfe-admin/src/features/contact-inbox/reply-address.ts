/**
 * The address of a reply in the mail program. The sender chooses all parts, so none of them may add a recipient or a header.
 * @param subject the subject of the reply
 */
export function replyAddress(email: string, subject: string): string {
	const recipient = encodeURIComponent(email).replace(/%40(?=[^%]*$)/, "@");
	return `mailto:${recipient}?subject=${encodeURIComponent(subject)}`;
}
