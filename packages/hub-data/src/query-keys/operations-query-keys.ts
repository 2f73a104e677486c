import type { InfiniteData } from "@tanstack/query-core";
import type { Analytics, AnalyticsRange } from "../analytics/read-analytics.ts";
import type { InboxMessage } from "../contact/contact-inbox.ts";
import type { AdminOverview } from "../featured/admin-overview.ts";
import type { RescanProgress } from "../security/read-rescan-progress.ts";
import type { RatingChange } from "../security-reports/list-rating-changes.ts";
import type { RuleFigure } from "../security-reports/list-rule-figures.ts";
import type { SecurityOverview } from "../security-reports/security-overview.ts";
import { defineCacheEntity } from "./cache-entity.ts";

export const overviewEntity = defineCacheEntity("admin-overview", 1);
export const analyticsEntity = defineCacheEntity("admin-analytics", 2);
export const securityOverviewEntity = defineCacheEntity("security-overview", 2);
export const inboxEntity = defineCacheEntity("contact-messages", 1);

export const overviewKeys = {
	/**
	 * Key of the figures of the four cards.
	 * @returns the key
	 */
	cards: () => overviewEntity.key<AdminOverview>("cards"),
};

/** For `invalidateQueries`, after a decision about a script. */
export const overviewFilters = {
	all: overviewEntity.filter(),
};

export const analyticsKeys = {
	/**
	 * Key of the figures of the Analytics tab.
	 * @param range how far back
	 * @returns the key
	 */
	range: (range: AnalyticsRange) => analyticsEntity.key<Analytics>(range),
};

export const securityOverviewKeys = {
	/**
	 * Key of ratings and trend.
	 * @returns the key
	 */
	overview: () => securityOverviewEntity.key<SecurityOverview>("overview"),
	/**
	 * Key of the changed ratings.
	 * @returns the key
	 */
	changes: () => securityOverviewEntity.key<readonly RatingChange[]>("changes"),
	/**
	 * Key of findings and reports by rule.
	 * @returns the key
	 */
	rules: () => securityOverviewEntity.key<readonly RuleFigure[]>("rules"),
	/**
	 * Key of the newest re-scan; the data is null if there was none.
	 * @returns the key
	 */
	progress: () => securityOverviewEntity.key<RescanProgress | null>("progress"),
};

/** For `invalidateQueries`. */
export const securityOverviewFilters = {
	all: securityOverviewEntity.filter(),
	progress: securityOverviewEntity.filter("progress"),
};

/** The last message of the page before; null for the first page. */
export type InboxPageParam = Pick<InboxMessage, "id" | "created_at"> | null;
type InboxPages = InfiniteData<readonly InboxMessage[], InboxPageParam>;

export const inboxKeys = {
	/**
	 * Key of an infinite query of messages to the operator.
	 * @param isHandled whether of the answered or of the open ones
	 * @returns the key
	 */
	list: (isHandled: boolean) => inboxEntity.key<InboxPages>("list", isHandled),
};

/** For `invalidateQueries`, after a message was marked. */
export const inboxFilters = {
	all: inboxEntity.filter(),
};
