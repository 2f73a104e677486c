/** Spec 02 § 2: sizes of the Test tab, in CSS pixels. */
export const devices = {
	desktop: { width: 1920, height: 1080 },
	tablet: { width: 768, height: 1024 },
	mobile: { width: 375, height: 667 },
} as const;
export type Device = keyof typeof devices;

/** Spec 02 § 2: four popular sites. */
export const quickTestUrls = [
	"https://www.google.com/",
	"https://github.com/",
	"https://www.wikipedia.org/",
	"https://www.youtube.com/",
] as const;
