/** A page and what a first visit to it may load before the visitor does anything. */
export interface FirstVisit {
	readonly name: string;
	readonly path: string;
	/**
	 * Maximum size of all scripts on a phone, in bytes of brotli without headers. The reasons:
	 * docs/decisions/0012-first-visit-javascript.md.
	 */
	readonly maxBytes: number;
	/** The same on a wide screen, which shows more at once. */
	readonly maxWideBytes: number;
	/** Questions that the browser asks the backend without input; the server asks all others and sends the answers with the page. */
	readonly questions: readonly string[];
	/** Names of the parts in `LATER_PARTS` that are not among these scripts. */
	readonly without: readonly LaterPart[];
}

export type LaterPart = keyof typeof LATER_PARTS;

/**
 * Parts of the hub that are loaded when they are used, each with a pattern that only its files match. A pattern is matched against
 * the path of a script and its text, because the bundler often names a file after something else that is in it.
 */
export const LATER_PARTS = {
	zod: /\$ZodError/,
	"client for tables": /Accept-Profile/,
	"client for signing in": /grant_type=pkce/,
	"sign-in screen": /^\/assets\/auth-screen-/,
	"command palette": /^\/assets\/palette-and-audit-/,
	"accessibility audit": /dequeuniversity\.com/,
	notices: /^\/assets\/notice-toaster-/,
	"feature tour": /^\/assets\/feature-tour-/,
	"performance monitor": /^\/assets\/performance-screen-/,
	"script assistant": /^\/assets\/(?:later-)?script-assistant-/,
	"dialogs and menus": /DialogContent/,
	forms: /^\/assets\/forms-/,
	"code editor": /cm-content/,
	"parser of scripts": /Unexpected keyword/,
	"canvas of steps": /React Flow/,
	"long lists": /getVirtualItems/,
} as const satisfies Readonly<Record<string, RegExp>>;

const OVERLAYS = [
	"client for signing in",
	"sign-in screen",
	"command palette",
	"notices",
	"feature tour",
	"performance monitor",
	"script assistant",
	"accessibility audit",
] as const;
const TOOLS = ["parser of scripts", "canvas of steps", "code editor", "dialogs and menus", "long lists"] as const;
const DATA_CLIENT = ["zod", "client for tables"] as const;
const CATALOGUE = [...OVERLAYS, ...TOOLS, ...DATA_CLIENT] as const;

/** Screens on which a first visit is measured, in CSS pixels; the phone is the one of Lighthouse. */
export const PHONE = { width: 412, height: 823 } as const;
export const WIDE_SCREEN = { width: 1280, height: 720 } as const;

/** The pages whose first visit has a budget. */
export const FIRST_VISITS: readonly FirstVisit[] = [
	{
		name: "home",
		path: "/",
		maxBytes: 150_000,
		maxWideBytes: 150_000,
		questions: [],
		without: [...CATALOGUE, "forms"],
	},
	{
		name: "explore",
		path: "/explore",
		maxBytes: 161_500,
		maxWideBytes: 161_500,
		questions: [],
		without: CATALOGUE,
	},
	{
		name: "a script",
		path: "/samuel-oyelaran/table-to-csv",
		maxBytes: 160_500,
		maxWideBytes: 160_500,
		questions: [],
		without: CATALOGUE,
	},
	{
		name: "create",
		path: "/create",
		maxBytes: 300_000,
		maxWideBytes: 300_000,
		// Whether a model writes scripts here, and which examples are popular.
		questions: ["/functions/v1/generate-bookmarklet", "/rest/v1/rpc/suggestion_picks"],
		without: [...OVERLAYS, ...TOOLS],
	},
	{
		name: "builder",
		path: "/builder",
		maxBytes: 300_000,
		maxWideBytes: 300_000,
		questions: [],
		without: [...OVERLAYS, ...TOOLS, "client for tables"],
	},
];

/**
 * Finds the parts that should be loaded later.
 * @param path path of a script
 * @param text its text
 * @returns the names of all parts in `LATER_PARTS` that this script contains
 */
export function laterPartsOf(path: string, text: string): LaterPart[] {
	const names = Object.keys(LATER_PARTS) as LaterPart[];
	return names.filter((name) => LATER_PARTS[name].test(`${path}\n${text}`));
}

/**
 * Lists the bytes of each file, the largest first, so that growth can be located.
 * @param weights bytes by path
 * @returns the sum and a line for each file
 */
export function listWeights(weights: ReadonlyMap<string, number>): string {
	const sorted = [...weights].sort(([, a], [, b]) => b - a);
	const total = sorted.reduce((sum, [, bytes]) => sum + bytes, 0);
	return [`${total} bytes in ${sorted.length} scripts`, ...sorted.map(([file, bytes]) => `${bytes} ${file}`)].join(
		"\n",
	);
}

/**
 * Adds up all files.
 * @param weights bytes by path
 * @returns their sum in bytes
 */
export function totalOf(weights: ReadonlyMap<string, number>): number {
	return [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/**
 * Removes from a path what differs between builds of the same sources: the hash of the content, and the number by which the
 * federation plugin tells its modules apart.
 * @param path path of a built file
 * @returns the name by which the file is known in every build
 */
export function stableName(path: string): string {
	return path.replace(/-[A-Za-z0-9_-]{8}(?=\.[a-z0-9]+$)/, "").replace(/__mf_owner__\d+/, "");
}
