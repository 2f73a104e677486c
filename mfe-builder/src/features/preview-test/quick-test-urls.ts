/** Spec 02 § 2: four popular sites. */
export const quickTestUrls = [
	"https://www.google.com/",
	"https://github.com/",
	"https://www.wikipedia.org/",
	"https://www.youtube.com/",
] as const;
