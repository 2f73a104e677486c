export const en = {
	label: "Theme",
	light: "Light",
	dark: "Dark",
	system: "System",
} as const;
