import * as z from "zod";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof CATEGORIES)[number];
export const categories: readonly Category[] = CATEGORIES;

/** What is read of Lighthouse's result; its format is its own. */
const lighthouseResult = z.object({
	environment: z.object({ benchmarkIndex: z.number() }),
	categories: z.record(
		z.enum(CATEGORIES),
		z.object({ score: z.nullable(z.number()), auditRefs: z.array(z.object({ id: z.string() })) }),
	),
	audits: z.record(
		z.string(),
		z.object({
			title: z.string(),
			score: z.nullable(z.number()),
			scoreDisplayMode: z.string(),
			numericValue: z.optional(z.number()),
			displayValue: z.optional(z.string()),
			explanation: z.optional(z.string()),
			errorMessage: z.optional(z.string()),
			details: z.optional(z.looseObject({ items: z.optional(z.unknown()) })),
		}),
	),
});

export interface FailedAudit {
	readonly category: Category;
	readonly id: string;
	/** Title and figure, as Lighthouse words them. */
	readonly title: string;
	/** What it found, one line each. */
	readonly found: readonly string[];
}

/** What Lighthouse has measured on the simulated phone. */
export interface PageFigures {
	readonly largestPaintMs: number;
	readonly blockingMs: number;
	readonly layoutShift: number;
	/** Bytes of all scripts on the wire, headers included. */
	readonly scriptBytes: number;
}

export interface AuditRun {
	/** 0 to 100. */
	readonly scores: Readonly<Record<Category, number>>;
	readonly figures: PageFigures;
	readonly failed: readonly FailedAudit[];
	/** How fast Lighthouse found this machine to be just then. */
	readonly machineIndex: number;
}

/** The scores of one run and every audit without a full score; or why Lighthouse could not finish. */
export function readResult(value: unknown): AuditRun | { readonly unfinished: string } {
	const broken = z.object({ runtimeError: z.optional(z.object({ message: z.string() })) }).parse(value).runtimeError;
	if (broken) return { unfinished: broken.message };
	const result = lighthouseResult.parse(value);
	const scoreOf = (category: Category) => {
		const { score } = result.categories[category];
		if (score === null) throw new Error(`Lighthouse has no score for ${category}.`);
		return Math.round(score * 100);
	};
	const failed = CATEGORIES.flatMap((category) =>
		result.categories[category].auditRefs.flatMap(({ id }): FailedAudit[] => {
			const audit = result.audits[id];
			if (!audit) return [];
			const broken = audit.scoreDisplayMode === "error";
			if (!broken && (audit.score === null || audit.score === 1)) return [];
			const words = [audit.title, audit.displayValue, audit.explanation, audit.errorMessage];
			const title = words.filter((text) => text !== undefined).join("; ");
			return [{ category, id, title, found: listItems(audit.details?.items).map(describeItem) }];
		}),
	);
	const scores = Object.fromEntries(CATEGORIES.map((name) => [name, scoreOf(name)])) as AuditRun["scores"];
	return { scores, figures: readFigures(result.audits), failed, machineIndex: result.environment.benchmarkIndex };
}

const networkRequest = z.object({ resourceType: z.optional(z.string()), transferSize: z.optional(z.number()) });

function readFigures(audits: z.infer<typeof lighthouseResult>["audits"]): PageFigures {
	const figure = (id: string) => {
		const value = audits[id]?.numericValue;
		if (value === undefined) throw new Error(`Lighthouse has no figure for ${id}.`);
		return value;
	};
	const requests = z.array(networkRequest).parse(audits["network-requests"]?.details?.items);
	const scripts = requests.filter(({ resourceType }) => resourceType === "Script");
	return {
		largestPaintMs: figure("largest-contentful-paint"),
		blockingMs: figure("total-blocking-time"),
		layoutShift: figure("cumulative-layout-shift"),
		scriptBytes: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
	};
}

/** A list for most audits, one object for some, nothing for others. */
function listItems(items: unknown): readonly unknown[] {
	if (items === undefined) return [];
	return Array.isArray(items) ? items : [items];
}

const DESCRIPTIVE_KEYS = new Set([
	"snippet",
	"selector",
	"explanation",
	"url",
	"description",
	"label",
	"reason",
	"source",
]);
const MAX_TEXT_LENGTH = 300;

/** The words in an item that say what and where, however deep Lighthouse has put them. */
function describeItem(item: unknown): string {
	const words: string[] = [];
	const collect = (value: unknown, name: string) => {
		if (typeof value === "string" && DESCRIPTIVE_KEYS.has(name)) words.push(value.replace(/\s+/g, " ").trim());
		else if (typeof value === "object" && value !== null)
			for (const [key, inner] of Object.entries(value)) collect(inner, key);
	};
	collect(item, "");
	const text = words.length > 0 ? words.join(" | ") : JSON.stringify(item);
	return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)} …` : text;
}
