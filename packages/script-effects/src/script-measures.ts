import { isSecretName } from "@scriptorium/redaction/name-of-secret";
import { effectLimits, type PageEffects, pageChange, pageEffects } from "@scriptorium/shared-protocol/page-effects";
import * as z from "zod/mini";

const text = z.string().check(z.maxLength(effectLimits.text));

const fieldNames = z.object({
	selector: z.string().check(z.maxLength(effectLimits.selector)),
	label: text,
	type: text,
	isSecret: z.boolean(),
	names: z.array(text).check(z.maxLength(4)),
});
type RawField = z.infer<typeof fieldNames>;

const elementCount = z.int().check(z.nonnegative(), z.maximum(100_000));
/** `PageComparison` of the page. */
const pageComparison = z.object({
	added: elementCount,
	removed: elementCount,
	hidden: elementCount,
	shown: elementCount,
	texts: elementCount,
	restyled: elementCount,
});

/** As the page hands it over. The lists of effects are those of `pageEffects`, with the names of fields. */
const rawMeasures = z.object({
	time: z.number().check(z.nonnegative()),
	mutations: z.int().check(z.nonnegative()),
	errors: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(20)),
	requests: z
		.array(
			z.object({
				method: z.string().check(z.maxLength(20)),
				url: z.string().check(z.maxLength(300)),
				status: z.nullable(z.int().check(z.nonnegative(), z.maximum(999))),
			}),
		)
		.check(z.maxLength(50)),
	compared: z.optional(pageComparison),
	effects: z.object({
		...pageEffects.shape,
		changes: z
			.array(z.object({ ...pageChange.shape, field: z.optional(fieldNames) }))
			.check(z.maxLength(effectLimits.changes)),
		reads: z.array(fieldNames).check(z.maxLength(effectLimits.reads)),
	}),
});

/** Untrusted: the script under test runs beside the code that measures, and can send the same. */
export interface ScriptMeasures {
	/** Milliseconds until the script's own call returned, or its promise was fulfilled. */
	readonly time: number;
	/** Changes of the page until it was quiet, those of its own scripts included. */
	readonly mutations: number;
	readonly errors: readonly string[];
	/** `status` is null where no answer came. */
	readonly requests: readonly { readonly method: string; readonly url: string; readonly status: number | null }[];
	readonly effects: PageEffects;
	/** How the page differs from what it was; absent where it was not compared. */
	readonly compared?: Readonly<z.infer<typeof pageComparison>> | undefined;
}

/**
 * Reads what the code of `measuredScript` answered.
 * @param output of the run; null when it had none
 * @returns the measures; null when there are none
 */
export function readMeasures(output: string | null): ScriptMeasures | null {
	if (output === null) return null;
	let value: unknown;
	try {
		value = JSON.parse(output);
	} catch {
		return null;
	}
	const parsed = z.safeParse(rawMeasures, value);
	if (!parsed.success) return null;
	const { effects, ...measures } = parsed.data;
	const reads = effects.reads.map((field) => ({
		selector: field.selector,
		label: field.label,
		type: field.type,
		isSecret: isSecretField(field),
	}));
	const sorted = reads.toSorted((one, other) => Number(other.isSecret) - Number(one.isSecret));
	const changes = effects.changes.map(({ field, ...change }) =>
		field && isSecretField(field) ? { ...change, sample: change.sample.replace(/=.*/s, "=…") } : change,
	);
	return { ...measures, effects: { ...effects, changes, reads: sorted } };
}

/** Names tell of secrets in many languages: the list of these is not sent to pages. */
const isSecretField = ({ isSecret, label, names }: RawField): boolean =>
	isSecret || [label, ...names].some(isSecretName);
