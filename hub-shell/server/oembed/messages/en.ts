export const en = {
	by: "by",
	anonymous: "Anonymous",
	risk: { green: "Low Risk", amber: "Medium Risk", red: "High Risk", unrated: "Not rated" },
	missingUrl: "Name the page in the parameter url.",
	badSize: "maxwidth and maxheight take whole numbers greater than 0.",
	unknownFormat: "The formats are json and xml.",
	notFound: "There is nothing to embed at this address.",
	unavailable: "The catalog cannot be read at the moment. Try again in a minute.",
} as const;
