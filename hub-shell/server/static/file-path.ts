import { join, resolve, sep } from "node:path";

const LONGEST_PATH = 1024;
/** Written by the build for this server alone, and copies that are only reached by content negotiation. */
const NOT_PUBLIC = /^(?:index\.html|server\.json)$|\.(?:br|gz)$/;

/** Whether the path could mean something else to the file system than it says. */
export function isSuspicious(pathname: string): boolean {
	return (
		pathname.length > LONGEST_PATH ||
		/%(?:00|2f|5c)|[\\\0]|\/\//i.test(pathname) ||
		/(?:^|\/)\.\.?(?:\/|$)/.test(pathname)
	);
}

/** The file below `folder` that a URL path names; null when it is not one that may be served. */
export function filePath(folder: string, relative: string): string | null {
	if (isSuspicious(relative)) return null;
	let decoded: string;
	try {
		decoded = decodeURIComponent(relative);
	} catch {
		return null; // not UTF-8: no file of ours has such a name
	}
	if (decoded === "" || isSuspicious(decoded) || NOT_PUBLIC.test(decoded) || /(?:^|\/)\./.test(decoded)) return null;
	const file = resolve(folder, decoded);
	return file.startsWith(join(folder, sep)) ? file : null;
}
