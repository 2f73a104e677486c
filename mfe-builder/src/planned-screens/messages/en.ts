export const en = {
	explore: "Explore Bookmarklets",
	builder: {
		title: "Visual Builder",
		description:
			"Here you will put a script together from steps on a canvas, without writing code: open a page, wait for something, read it, change it. The code it makes stays yours to read. Until then, the catalogue has scripts to use and to learn from.",
	},
	write: {
		title: "Create a Userscript",
		description:
			"Here you will write a script, or describe it in plain words and get one proposed, see what it may do, try it and publish it. Until then, the catalogue has scripts to use and to learn from.",
	},
	edit: {
		title: "Edit Your Script",
		description:
			"Here you will change a script of yours. Each change will become a version of its own, so that whoever has the earlier one keeps it. Your script stays as it is until then.",
	},
	manage: {
		title: "My Bookmarklets",
		description:
			"Here you will find all you have published and your drafts, to search, edit and take back. Until then, each of your scripts can be found in the catalogue.",
	},
} as const;
