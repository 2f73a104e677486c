/**
 * Where a reader can tell others about the hub. The addresses are each network's own share page, so that they
 * work for every deployment. The icons are in `public/social-icons.svg`, by id: drawings are not a part of the first visit's code.
 */
export const socialLinks = [
	{
		id: "bluesky",
		name: "Bluesky",
		address: "https://bsky.app/intent/compose?text={text}%20{url}",
	},
	{
		id: "reddit",
		name: "Reddit",
		address: "https://www.reddit.com/submit?title={text}&url={url}",
	},
	{
		id: "x",
		name: "X",
		address: "https://x.com/intent/post?text={text}&url={url}",
	},
] as const;

/** `template` with the hub's address and a sentence about it filled in. */
export function shareAddress(template: string, share: { readonly url: string; readonly text: string }): string {
	return template.replace("{text}", encodeURIComponent(share.text)).replace("{url}", encodeURIComponent(share.url));
}
