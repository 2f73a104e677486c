import type { PostgresType } from "postgres";

/**
 * How values cross between PostgreSQL and `@supabase/lite` where its own choice differs from a hosted project
 * (measured with lite 0.10.0; the conformance test in supabase/tests/local pins each).
 */
export const valueTypes: Record<string, PostgresType> = {
	timestamptz: { to: 1184, from: [1184], serialize: asIs, parse: toIsoTime },
	timestamp: { to: 1114, from: [1114], serialize: asIs, parse: toIsoTime },
	jsonb: { to: 3802, from: [3802], serialize: toJsonText, parse: (text: string): unknown => JSON.parse(text) },
};

function asIs(value: unknown): unknown {
	return value;
}

/** `2026-11-20 15:08:54.458609+00` → `2026-11-20T15:08:54.458609+00:00`; `infinity` and null stay. */
export function toIsoTime(text: string | null): string | null {
	if (text === null || !/^\d{4}-/.test(text)) return text;
	return text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
}

/**
 * lite hands objects over as JSON text already; the driver's default would encode that text once more, and a trigger
 * on auth.users would read NULL from `raw_user_meta_data ->> 'full_name'`.
 */
export function toJsonText(value: unknown): string {
	if (typeof value !== "string") return JSON.stringify(value);
	const first = value.trim()[0];
	return (first === "{" || first === "[") && isJson(value) ? value : JSON.stringify(value);
}

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false; // a plain string that happens to begin with a bracket
	}
}
