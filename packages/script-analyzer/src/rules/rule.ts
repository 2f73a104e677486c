import type { Severity } from "../analysis-result.ts";
import type { Leak } from "../flows/leak.ts";
import type { Reach } from "../flows/reach.ts";
import type { Source } from "../source/source.ts";
import type { Trace } from "../trace/trace.ts";

/** Input of a rule. */
export interface Subject {
	readonly source: Source;
	readonly trace: Trace;
	/** Data that leaves the page, by sink. */
	readonly leaks: readonly Leak[];
	readonly reach: Reach;
}

export interface Finding {
	/** `critical` and `high` make a script red, `medium` amber; `low` is only reported. */
	readonly severity: Severity;
	/** In the program text. */
	readonly offset: number;
	/** One or two sentences a reader without programming can follow. */
	readonly description: string;
	readonly steps: readonly { readonly offset: number; readonly description: string }[];
	/** Whether the data flow is only possible: the analysis did not distinguish calls or objects on it, or it has too many steps. */
	readonly isDoubted?: boolean;
	/**
	 * What is certain even if the data flow is not: what is read, and who is contacted. It replaces the description if the flow is doubted and
	 * its places are far apart. Without it, such a finding is left out in a long program unless it is high or critical.
	 */
	readonly facts?: string;
	/** About data that the page shows anyway: what only the skeptical run sees of it is not told. */
	readonly isOfPage?: true;
	/** Tells apart several findings of a rule at one place, such as two scripts in one text; default: one per place. */
	readonly about?: string;
}

/** One danger. Its file, its test and its documentation carry its id. */
export interface Rule {
	readonly id: string;
	readonly title: string;
	/** One sentence for the list of rules. */
	readonly catches: string;
	/** Severity of its most severe finding. */
	readonly severity: Severity;
	/** What the skeptical run doubts counts everywhere, although the rule is never graver than medium: hidden code is what it looks for. */
	readonly isAboutHiddenCode?: true;
	/**
	 * Its findings say on whose element or at whose request something is done, with no path that proves it. In a long program, where the analysis
	 * joins calls and elements, such a finding is left out, unless it is high or critical.
	 */
	readonly isOfCircumstances?: true;
	/** Advice for a finding. */
	readonly advice: string;
	check(subject: Subject): readonly Finding[];
}

/** A finding about a single place. */
export function at(offset: number, severity: Severity, description: string): Finding {
	return { severity, offset, description, steps: [] };
}
