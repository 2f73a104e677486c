import { join, resolve, sep } from "node:path";

const MAX_PATH_LENGTH = 1024;
/** Build files that are internal to this server, and compressed copies, which are served by content negotiation only. */
const NOT_PUBLIC = /^(?:index\.html|server\.json)$|\.(?:br|gz)$/;

/** Whether a path could resolve to another file than it names, by traversal, encoding or length. */
export function isSuspicious(pathname: string): boolean {
	return (
		pathname.length > MAX_PATH_LENGTH ||
		/%(?:00|2f|5c)|[\\\0]|\/\//i.test(pathname) ||
		/(?:^|\/)\.\.?(?:\/|$)/.test(pathname)
	);
}

/**
 * Resolves a URL path to a file below `folder`.
 * @param folder Folder of built files.
 * @param relative Encoded URL path relative to the folder.
 * @returns The file's path; null when it may not be served. The file need not exist.
 */
export function filePath(folder: string, relative: string): string | null {
	if (isSuspicious(relative)) return null;
	let decoded: string;
	try {
		decoded = decodeURIComponent(relative);
	} catch {
		return null; // not UTF-8
	}
	if (decoded === "" || isSuspicious(decoded) || NOT_PUBLIC.test(decoded) || /(?:^|\/)\./.test(decoded)) return null;
	const file = resolve(folder, decoded);
	return file.startsWith(join(folder, sep)) ? file : null;
}
