export const en = {
	landmark: "Notifications",
	close: "Close notification",
} as const;
