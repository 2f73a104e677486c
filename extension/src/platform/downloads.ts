import type { Pressed } from "./pressed.ts";

export interface DownloadOptions {
	readonly url: string;
	/** Below the folder for downloads; null: the browser's choice. */
	readonly filename: string | null;
	readonly saveAs: boolean;
	readonly conflictAction: "uniquify" | "overwrite" | "prompt";
	readonly headers: readonly (readonly [name: string, value: string])[];
}

export interface DownloadState {
	readonly state: "in_progress" | "interrupted" | "complete";
	readonly received: number;
	/** Null while the browser does not know it. */
	readonly total: number | null;
	/** After all redirects. */
	readonly finalUrl: string;
	/** Why it was interrupted; empty otherwise. */
	readonly error: string;
}

/** `chrome.downloads`, which is there only while the user permits it. */
export interface DownloadsPort {
	isPermitted(): Promise<boolean>;
	/** Resolves with the browser's id once the server has answered. Rejects with the browser's reason. */
	start(options: DownloadOptions): Promise<number>;
	/** Null for a download that the user removed from the list. */
	find(id: number): Promise<DownloadState | null>;
	cancel(id: number): Promise<void>;
	/** Deletes the file of a complete download. */
	removeFile(id: number): Promise<void>;
}

export const downloads: DownloadsPort = {
	isPermitted: () => downloadsPermission.isPermitted(),
	start: ({ url, filename, saveAs, conflictAction, headers }) =>
		chrome.downloads.download({
			url,
			saveAs,
			conflictAction,
			headers: headers.map(([name, value]) => ({ name, value })),
			...(filename === null ? {} : { filename }),
		}),
	async find(id) {
		const [item] = await chrome.downloads.search({ id });
		if (item === undefined) return null;
		return {
			state: item.state,
			received: item.bytesReceived,
			total: item.totalBytes >= 0 ? item.totalBytes : null,
			finalUrl: item.finalUrl,
			error: item.error ?? "",
		};
	},
	cancel: (id) => chrome.downloads.cancel(id),
	removeFile: (id) => chrome.downloads.removeFile(id),
};

/** The user's permission to save files, for the extension's pages. */
export interface DownloadsPermission {
	isPermitted(): Promise<boolean>;
	/** Needs user activation. False when the user refuses. */
	request(pressed: Pressed): Promise<boolean>;
	/** Gives it back. */
	giveUp(): Promise<boolean>;
}

const permissions = { permissions: ["downloads" as const] };

export const downloadsPermission: DownloadsPermission = {
	isPermitted: () => chrome.permissions.contains(permissions),
	request: () => chrome.permissions.request(permissions),
	giveUp: () => chrome.permissions.remove(permissions),
};
