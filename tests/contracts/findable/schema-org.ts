import * as z from "zod";

// What the search engines' documentation asks of each type; https://developers.google.com/search/docs/appearance/structured-data
const url = z.url({ protocol: /^https?$/ });
const date = z.iso.datetime({ offset: true });
const line = z
	.string()
	.min(1)
	.regex(/^[^\p{Cc}\u202a-\u202e]+$/u);

const person = z.object({ "@type": z.literal("Person"), name: line, url: url.optional() });

const webSite = z.object({
	"@type": z.literal("WebSite"),
	url,
	name: line,
	potentialAction: z.object({
		"@type": z.literal("SearchAction"),
		target: z.object({
			"@type": z.literal("EntryPoint"),
			urlTemplate: z.string().includes("{search_term_string}"),
		}),
		"query-input": z.literal("required name=search_term_string"),
	}),
});

const application = z.object({
	"@type": z.literal("SoftwareApplication"),
	url,
	name: line,
	description: line,
	image: url,
	applicationCategory: z.literal("BrowserApplication"),
	operatingSystem: line,
	offers: z.object({ "@type": z.literal("Offer"), price: z.literal(0), priceCurrency: z.string().length(3) }),
	author: person,
	datePublished: date,
	dateModified: date,
	softwareVersion: z.string().regex(/^\d+\.\d+\.\d+$/),
	downloadUrl: url,
	aggregateRating: z
		.object({
			"@type": z.literal("AggregateRating"),
			ratingValue: z.number().min(1).max(5),
			reviewCount: z.int().min(1),
			bestRating: z.literal(5),
			worstRating: z.literal(1),
		})
		.optional(),
});

const collection = z.object({
	"@type": z.literal("CollectionPage"),
	url,
	name: line,
	description: line,
	mainEntity: z.object({
		"@type": z.literal("ItemList"),
		numberOfItems: z.int().min(1),
		itemListElement: z
			.array(z.object({ "@type": z.literal("ListItem"), position: z.int().min(1), name: line, url }))
			.min(1),
	}),
});

const profile = z.object({
	"@type": z.literal("ProfilePage"),
	url,
	dateCreated: date,
	mainEntity: person.extend({ url, image: url, alternateName: line, sameAs: z.array(url).optional() }),
});

const breadcrumbs = z.object({
	"@type": z.literal("BreadcrumbList"),
	itemListElement: z
		.array(z.object({ "@type": z.literal("ListItem"), position: z.int().min(1), name: line, item: url }))
		.min(2),
});

/** The JSON-LD of one page. */
export const pageData = z.object({
	"@context": z.literal("https://schema.org"),
	"@graph": z.array(z.discriminatedUnion("@type", [webSite, application, collection, profile, breadcrumbs])).min(1),
});
export type PageThing = z.infer<typeof pageData>["@graph"][number];
