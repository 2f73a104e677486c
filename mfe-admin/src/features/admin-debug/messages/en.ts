export const en = {
	title: "Admin Debug",
	lead: "What the hub knows of you at this moment.",
	userId: "User ID",
	email: "E-mail",
	role: "Admin role",
	none: "None",
	notSignedIn: "Not signed in",
	loading: "Loading...",
	failed: (message: string) => `Could not be read: ${message}`,
} as const;
