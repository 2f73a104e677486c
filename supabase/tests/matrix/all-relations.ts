import type { RelationExpectation } from "./expectation.ts";
import { devices, userPreferences, userProfile } from "./tables/account.ts";
import { actionRecordings } from "./tables/action-recordings.ts";
import { assistantMessages } from "./tables/assistant-messages.ts";
import { bookmarkletForks } from "./tables/bookmarklet-forks.ts";
import { bookmarkletInstalls } from "./tables/bookmarklet-installs.ts";
import { bookmarkletReviews, reviewVotes } from "./tables/bookmarklet-reviews.ts";
import { bookmarkletFavorites, bookmarkletStars } from "./tables/bookmarklet-stars.ts";
import { bookmarklets } from "./tables/bookmarklets.ts";
import { collectionItems, collections } from "./tables/collections.ts";
import { follows } from "./tables/follows.ts";
import { moderationAppeals, moderationDecisions, notifications } from "./tables/moderation-decisions.ts";
import { moderationReports, moderationStats } from "./tables/moderation-reports.ts";
import { adminRoles, aiUsage, analysisJobs, auditLog, contactMessages, desktopCodes } from "./tables/operations.ts";
import { profiles } from "./tables/profiles.ts";
import { scripts } from "./tables/scripts.ts";
import { securityReports } from "./tables/security-reports.ts";
import { bookmarkletTags, tags } from "./tables/tags.ts";
import { usageConsents, userEvents, userJourney, userSessions } from "./tables/usage-analytics.ts";
import { versionLibraries } from "./tables/version-libraries.ts";
import { versions } from "./tables/versions.ts";

/** Every table and view of `public`. The suite compares this list with pg_catalog. */
export const allRelations: readonly RelationExpectation[] = [
	profiles,
	adminRoles,
	bookmarklets,
	versions,
	securityReports,
	versionLibraries,
	analysisJobs,
	tags,
	bookmarkletTags,
	bookmarkletForks,
	bookmarkletStars,
	bookmarkletFavorites,
	bookmarkletInstalls,
	bookmarkletReviews,
	reviewVotes,
	follows,
	collections,
	collectionItems,
	moderationReports,
	moderationStats,
	moderationDecisions,
	moderationAppeals,
	notifications,
	auditLog,
	usageConsents,
	userSessions,
	userEvents,
	userJourney,
	actionRecordings,
	scripts,
	devices,
	userPreferences,
	userProfile,
	contactMessages,
	desktopCodes,
	aiUsage,
	assistantMessages,
];
