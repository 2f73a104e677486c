import { usePageTitle } from "@scriptorium/remote-kit/use-page-title";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { LoadingRegion } from "@scriptorium/ui-kit/skeleton";
import { Tabs } from "@scriptorium/ui-kit/tabs";
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { OverviewCards } from "../features/overview-cards/overview-cards.tsx";
import { en } from "./messages/en.ts";

const ModerationQueue = lazy(() =>
	import("../features/moderate-reports/moderation-queue.tsx").then((module) => ({ default: module.ModerationQueue })),
);
const FeaturedScripts = lazy(() =>
	import("../features/feature-scripts/featured-scripts.tsx").then((module) => ({ default: module.FeaturedScripts })),
);

const HubAnalytics = lazy(() =>
	import("../features/hub-analytics/hub-analytics.tsx").then((module) => ({ default: module.HubAnalytics })),
);
const SecurityReports = lazy(() =>
	import("../features/security-reports/security-reports.tsx").then((module) => ({ default: module.SecurityReports })),
);
const ContactInbox = lazy(() =>
	import("../features/contact-inbox/contact-inbox.tsx").then((module) => ({ default: module.ContactInbox })),
);

const sections = [
	{ value: "analytics", Section: HubAnalytics },
	{ value: "featured", Section: FeaturedScripts },
	{ value: "moderation", Section: ModerationQueue },
	{ value: "security", Section: SecurityReports },
	{ value: "messages", Section: ContactInbox },
] as const;

/** The panel: cards and tabs for administrators, Content Moderation alone for moderators. The open tab is in the address. */
export function AdminPanel({ isAdmin }: { isAdmin: boolean }) {
	const text = useMessages({ en });
	const [query, setQuery] = useSearchParams();
	usePageTitle(isAdmin ? text.title : text.moderatorTitle);
	const loading = <LoadingRegion text={text.loading} textVisible />;
	if (!isAdmin) {
		return (
			<Page title={text.moderatorTitle} lead={text.moderatorLead}>
				<Suspense fallback={loading}>
					<ModerationQueue />
				</Suspense>
			</Page>
		);
	}
	const open = sections.find(({ value }) => value === query.get("tab")) ?? sections[0];
	return (
		<Page title={text.title} lead={text.lead}>
			<OverviewCards />
			<Tabs
				label={text.tabs}
				value={open.value}
				onValueChange={(tab) => setQuery({ tab }, { preventScrollReset: true })}
				items={sections.map(({ value, Section }) => ({
					value,
					label: text[value],
					content: (
						<Suspense fallback={loading}>
							<Section />
						</Suspense>
					),
				}))}
			/>
		</Page>
	);
}
