/** Spec 02 § 5: the categories of the form, in their order. */
export const formCategories = [
	"productivity",
	"media",
	"social",
	"development",
	"accessibility",
	"shopping",
	"utility",
] as const;

export type FormCategory = (typeof formCategories)[number];

const isFormCategory = (name: string): name is FormCategory => formCategories.some((known) => known === name);

/** The choices for a script; one that was given another category elsewhere keeps it as a choice, by its own name. */
export function categoryOptions(current: string, labels: Readonly<Record<FormCategory, string>>) {
	const options: { readonly value: string; readonly label: string }[] = formCategories.map((value) => ({
		value,
		label: labels[value],
	}));
	if (current === "" || isFormCategory(current)) return options;
	return [...options, { value: current, label: current.charAt(0).toUpperCase() + current.slice(1) }];
}
