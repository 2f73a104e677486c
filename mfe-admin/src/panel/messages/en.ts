export const en = {
	title: "Admin Panel",
	lead: "Figures are counted from the database; decisions are kept in the audit log.",
	moderatorTitle: "Content Moderation",
	moderatorLead: "Reports about scripts and reviews. Decisions are kept in the audit log.",
	tabs: "Sections of the panel",
	analytics: "Analytics",
	featured: "Featured Management",
	moderation: "Content Moderation",
	security: "Security Reports",
	messages: "Messages",
	loading: "Loading...",
} as const;
