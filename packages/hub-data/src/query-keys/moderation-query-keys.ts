import type { InfiniteData } from "@tanstack/query-core";
import type { ReportCounts, ReportTab } from "../moderation/list-reports.ts";
import type { ReportEntry, ReportedScript } from "../moderation/report-entry.ts";
import type { Notification, OwnAppeals } from "../notifications/notification.ts";
import type { FiledReason } from "../reports/report-script.ts";
import { defineCacheEntity } from "./cache-entity.ts";

export const reportEntity = defineCacheEntity("moderation-reports", 5);
export const notificationEntity = defineCacheEntity("notifications", 2);

/** The last entry of the page before; null for the first page. */
export type ReportPageParam = Pick<ReportEntry, "id" | "created_at"> | null;
type ReportPages = InfiniteData<readonly ReportEntry[], ReportPageParam>;

export const moderationKeys = {
	/**
	 * Key of an infinite query of reports.
	 * @param tab which list
	 * @param reason null for all
	 * @returns the key
	 */
	list: (tab: ReportTab, reason: FiledReason | null) => reportEntity.key<ReportPages>("list", tab, reason),
	/**
	 * Key of the numbers of reports.
	 * @returns the key
	 */
	counts: () => reportEntity.key<ReportCounts>("counts"),
	/**
	 * Key of the script that a report is about; the data is null if it was deleted.
	 * @param reportId of the report
	 * @returns the key
	 */
	script: (reportId: string) => reportEntity.key<ReportedScript | null>("script", reportId),
	/**
	 * Key of the code of a version of a reported script.
	 * @param reportId of the report
	 * @param versionId of the version
	 * @returns the key
	 */
	code: (reportId: string, versionId: string) => reportEntity.key<string | null>("code", reportId, versionId),
};

/** For `invalidateQueries` after a decision. */
export const moderationFilters = {
	all: reportEntity.filter(),
};

/** For `invalidateQueries`. */
export const notificationFilters = {
	all: notificationEntity.filter(),
	hasUnread: notificationEntity.filter("has-unread"),
};

export const notificationKeys = {
	/**
	 * Key of the newest notifications.
	 * @param userId null for a visitor
	 * @returns the key
	 */
	list: (userId: string | null) => notificationEntity.key<readonly Notification[]>("list", userId),
	/**
	 * Key of whether there is an unread one.
	 * @param userId null for a visitor
	 * @returns the key
	 */
	hasUnread: (userId: string | null) => notificationEntity.key<boolean>("has-unread", userId),
	/**
	 * Key of own appeals.
	 * @param userId null for a visitor
	 * @returns the key
	 */
	appeals: (userId: string | null) => notificationEntity.key<OwnAppeals>("appeals", userId),
};
