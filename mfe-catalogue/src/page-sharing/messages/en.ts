export const en = {
	shared: "Shared successfully!",
	linkCopied: "Link copied to clipboard!",
	failed: "Failed to share",
} as const;
