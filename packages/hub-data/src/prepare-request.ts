interface Configurable<Self> {
	abortSignal(signal: AbortSignal): Self;
	retry(enabled: boolean): Self;
}

/**
 * Ties a request to its caller's signal and leaves retrying to the caller: supabase-js would try a failed read
 * three more times by itself (1, 2, 4 s), on top of the query cache's one retry that the specification names (spec 01 § 9).
 */
export function prepareRequest<Builder extends Configurable<Builder>>(builder: Builder, signal?: AbortSignal): Builder {
	const once = builder.retry(false);
	return signal ? once.abortSignal(signal) : once;
}
