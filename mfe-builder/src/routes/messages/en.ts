/** Spec 02 § 2, § 4. */
export const en = {
	title: { new: "Create a Userscript", edit: "Edit Your Script" },
	tabs: { label: "Ways to write", copilot: "Copilot", code: "Code" },
	enhance: (title: string) => `Enhance this script: ${title}`,
	untitled: "Untitled",
	loadingTest: "Loading the test…",
} as const;
