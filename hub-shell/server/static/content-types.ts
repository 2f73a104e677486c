import { extname } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
	".css": "text/css; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".ico": "image/x-icon",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".map": "application/json; charset=utf-8",
	// Served as plain text because browsers download text/markdown.
	".md": "text/plain; charset=utf-8",
	".png": "image/png",
	".jpg": "image/jpeg",
	".svg": "image/svg+xml",
	".txt": "text/plain; charset=utf-8",
	".wasm": "application/wasm",
	".webmanifest": "application/manifest+json",
	".webp": "image/webp",
	".woff2": "font/woff2",
};

/** Returns the media type of a file by its extension. */
export function contentTypeOf(file: string): string {
	return TYPES[extname(file).toLowerCase()] ?? "application/octet-stream";
}
