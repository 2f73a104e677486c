import type { GenerationQuota } from "@scriptorium/shared-protocol/hub-edge/script-generation";

/**
 * Writes a quota of the day.
 * @param used requests of the day
 * @param limit requests per day
 * @param now the present moment
 * @returns the quota, which ends at midnight UTC
 */
export function quotaOf(used: number, limit: number, now: Date): GenerationQuota {
	const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
	return { used: Math.min(used, limit), limit, resets_at: new Date(midnight).toISOString() };
}
