export const en = {
	title: "Admin Debug",
	lead: "Your account as the hub sees it now.",
	userId: "User ID",
	email: "E-mail",
	role: "Admin role",
	none: "None",
	notSignedIn: "Not signed in",
	loading: "Loading...",
	failed: (message: string) => `Could not be read: ${message}`,
} as const;
