export interface OperationsSize {
	/** Of `user_events`, over the last 89 days; sessions are a tenth, installs a fifth of it. */
	readonly events: number;
	/** Of `moderation_reports`. */
	readonly reports: number;
}
