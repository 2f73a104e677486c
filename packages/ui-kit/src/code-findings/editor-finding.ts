/** From grave to light; the shape in the gutter and the color follow it. */
export type FindingSeverity = "critical" | "high" | "medium" | "low";

/** A mark at a line of code. */
export interface EditorFinding {
	/** From 1. A line that the code does not have is left out. */
	readonly line: number;
	readonly severity: FindingSeverity;
	/** All of it in words: "Line 12: High: The cookie is sent to another site." */
	readonly label: string;
}
