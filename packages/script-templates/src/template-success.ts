/** On how many test pages a template did its job. */
export interface TemplateSuccess {
	/** Pages that have what the template works on. */
	readonly pages: number;
	readonly succeeded: number;
	/** Day of the measurement, such as `2026-11-28`. */
	readonly on: string;
	/** Beginning of a checksum of the code that was measured. */
	readonly code: string;
}
