/** Result of synchronizing the registrations. */
export interface SyncOutcome {
	/** False while the browser's switch for userscripts is off; nothing was changed then. */
	readonly allowed: boolean;
	readonly registered: number;
	/** Scripts that the browser refused, with its reason. */
	readonly refused: readonly { readonly id: string; readonly reason: string }[];
}
