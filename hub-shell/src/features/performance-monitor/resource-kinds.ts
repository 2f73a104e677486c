export const RESOURCE_KINDS = ["script", "style", "font", "image", "data", "other"] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];

/** Files that the page has loaded, and their bytes on the network; those that come from the browser's cache have none. */
export interface ResourceCount {
	readonly files: number;
	readonly bytes: number;
}
export type ResourceCounts = Readonly<Record<ResourceKind, ResourceCount>>;

/** As much of `PerformanceResourceTiming` as decides. */
export interface LoadedResource {
	/** Address of the file. */
	readonly name: string;
	/** What has requested it: `script`, `link`, `css`, `img`, `fetch`, … */
	readonly initiatorType: string;
	/** Bytes; 0 for a file of the cache, or of another origin that does not tell. */
	readonly transferSize: number;
}

const none: ResourceCount = { files: 0, bytes: 0 };
export const NO_RESOURCES: ResourceCounts = {
	script: none,
	style: none,
	font: none,
	image: none,
	data: none,
	other: none,
};

const KIND_OF_ENDING: Readonly<Record<string, ResourceKind>> = {
	js: "script",
	mjs: "script",
	css: "style",
	woff: "font",
	woff2: "font",
	avif: "image",
	gif: "image",
	jpg: "image",
	png: "image",
	svg: "image",
	webp: "image",
};
const KIND_OF_INITIATOR: Readonly<Record<string, ResourceKind>> = {
	script: "script",
	img: "image",
	image: "image",
	fetch: "data",
	xmlhttprequest: "data",
	beacon: "data",
};

/**
 * Adds resources to a count.
 * @param counts the count so far
 * @param resources what was loaded since
 * @returns the new count
 */
export function countResources(counts: ResourceCounts, resources: readonly LoadedResource[]): ResourceCounts {
	const sum = { ...counts };
	for (const resource of resources) {
		const kind = kindOf(resource);
		sum[kind] = { files: sum[kind].files + 1, bytes: sum[kind].bytes + resource.transferSize };
	}
	return sum;
}

/** By the ending of the address: a preload says `link` and a font `css`, whatever the file is. */
function kindOf({ name, initiatorType }: LoadedResource): ResourceKind {
	const ending = /\.([a-z0-9]+)$/.exec(pathOf(name))?.[1] ?? "";
	return KIND_OF_ENDING[ending] ?? KIND_OF_INITIATOR[initiatorType] ?? "other";
}

function pathOf(address: string): string {
	return URL.canParse(address) ? new URL(address).pathname.toLowerCase() : "";
}
