import { autoFormFiller } from "./auto-form-filler.ts";
import { developerQuickTools } from "./developer-quick-tools.ts";
import type { FlowTemplate } from "./flow-template.ts";
import { pageChangeMonitor } from "./page-change-monitor.ts";
import { quickSocialShare } from "./quick-social-share.ts";
import { shoppingPriceTracker } from "./shopping-price-tracker.ts";
import { tableDataScraper } from "./table-data-scraper.ts";

/** The templates of the builder (spec 03 § 2). Their names and descriptions are part of the documents that they make. */
export const flowTemplates: readonly FlowTemplate[] = [
	autoFormFiller,
	tableDataScraper,
	pageChangeMonitor,
	quickSocialShare,
	shoppingPriceTracker,
	developerQuickTools,
];
