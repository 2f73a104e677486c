import { Code, Download, ListChecks, type LucideIcon, MessagesSquare, Search, Wrench } from "lucide-react";

/** The six categories of the home page, in the specification's order (spec 01 § 3). Their counts come from the database. */
export const homeCategories = ["productivity", "search", "development", "download", "social", "utility"] as const;

export type HomeCategory = (typeof homeCategories)[number];

export const categoryIcons: Readonly<Record<HomeCategory, LucideIcon>> = {
	productivity: ListChecks,
	search: Search,
	development: Code,
	download: Download,
	social: MessagesSquare,
	utility: Wrench,
};
