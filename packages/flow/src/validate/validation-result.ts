/** Severity of a finding (spec 03 § 3); `critical` and `error` block code generation. */
export type ValidationSeverity = "critical" | "error" | "warning" | "info";

export const validationTypes = [
	"empty-flow",
	"missing-selector",
	"missing-variable",
	"missing-url",
	"invalid-delay",
	"missing-condition",
	"missing-repetition",
	"missing-code",
	"cycle",
	"unconnected",
	"several-starts",
	"no-outgoing",
	"missing-value",
	"missing-timeout",
	"condition-branches",
	"missing-message",
	"undefined-variable",
	// Beyond the specification, as warnings or notes only.
	"missing-key",
	"missing-destination",
	"missing-body",
	"invalid-variable",
	"unsafe-url",
	"compared-texts",
] as const;
export type ValidationType = (typeof validationTypes)[number];

export interface ValidationItem {
	/** Null when it concerns the flow as a whole. */
	readonly nodeId: string | null;
	readonly type: ValidationType;
	readonly message: string;
	readonly severity: ValidationSeverity;
}

/** Spec 03 § 3. `warnings` also holds the items of severity `info`. */
export interface ValidationResult {
	readonly isValid: boolean;
	readonly errors: readonly ValidationItem[];
	readonly warnings: readonly ValidationItem[];
}

/** The result for a flow without steps (spec 03 § 5). */
export const EMPTY_FLOW_RESULT: ValidationResult = {
	isValid: false,
	errors: [
		{
			nodeId: null,
			type: "empty-flow",
			severity: "critical",
			message: "Flow is empty. Add at least one action to create a valid flow.",
		},
	],
	warnings: [],
};
