import { browser } from "./browser.ts";

export interface NotificationContent {
	readonly title: string;
	readonly text: string;
	/** A `data:` address; empty for the extension's icon. */
	readonly image: string;
	readonly silent: boolean;
}

const ICON = "icon/128.png";

/** Shows a notification; one with the same id is replaced. Rejects when the browser refuses it. */
export async function showNotification(id: string, { title, text, image, silent }: NotificationContent): Promise<void> {
	const options = { type: "basic" as const, title, message: text, iconUrl: image || browser.runtime.getURL(ICON) };
	// Firefox knows no silent notifications and refuses the option.
	await browser.notifications.create(id, import.meta.env.FIREFOX ? options : Object.assign(options, { silent }));
}

export async function closeNotification(id: string): Promise<void> {
	await browser.notifications.clear(id);
}

/** Observes clicks on notifications, and their end. Call at the top of the worker. */
export function onNotification(listener: (id: string, what: "click" | "done") => void): void {
	browser.notifications.onClicked.addListener((id) => listener(id, "click"));
	browser.notifications.onClosed.addListener((id) => listener(id, "done"));
}
