import { fillForm } from "@scriptorium/script-templates/templates/fill-form";
import type { PageCheck } from "./page-check.ts";

/** Labels of empty text fields, each of which names only one field. */
function labelsOf(): string[] {
	const fields = [
		...document.querySelectorAll<HTMLInputElement>(
			"input:not([type]), input[type='text'], input[type='email'], input[type='tel'], input[type='search'], textarea",
		),
	];
	const free = fields.filter((field) => field.checkVisibility() && !field.value && !field.disabled && !field.readOnly);
	const names = free.map((field) =>
		(field.labels?.[0]?.textContent ?? field.getAttribute("aria-label") ?? field.placeholder ?? "")
			.replace(/[^\p{L}\p{N}]+/gu, " ")
			.trim(),
	);
	return names
		.filter((name) => name && names.filter((other) => other.toLowerCase().includes(name.toLowerCase())).length === 1)
		.slice(0, 3);
}
const textFor = (place: number) => `1${place}, text: of mine`;

export const check: PageCheck = {
	template: fillForm,
	html: "<form><label>First name <input name=first></label><label for=c>City*</label><input id=c><label>Password <input type=password></label><input placeholder='Street and number' value='Kept'><textarea aria-label=Remarks></textarea></form>",
	applies: async (page) => (await page.evaluate(labelsOf)).length > 0,
	values: async (page) => ({
		entries: (await page.evaluate(labelsOf)).map((label, place) => `${label}: ${textFor(place)}`),
	}),
	async verify({ page, run, expect }) {
		const labels = await page.evaluate(labelsOf);
		const filled = await page.evaluate(() =>
			[...document.querySelectorAll("input, textarea")]
				.map((field) => (field as HTMLInputElement).value)
				.filter(Boolean),
		);
		const heard = page.evaluate(
			() =>
				new Promise((resolve) =>
					addEventListener("input", (event) => resolve((event.target as HTMLInputElement).value), { once: true }),
				),
		);
		await run();
		expect(await heard).toBe(textFor(0));
		const after = await page.evaluate(() =>
			[...document.querySelectorAll("input, textarea")]
				.map((field) => (field as HTMLInputElement).value)
				.filter(Boolean),
		);
		expect(after.filter((text) => text.endsWith("text: of mine"))).toHaveLength(labels.length);
		expect(after).toEqual(expect.arrayContaining(filled));
		const secrets = await page
			.locator("input[type='password']")
			.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
		expect(secrets.filter((text) => text.endsWith("text: of mine"))).toEqual([]);
		await expect(page.locator("#scriptorium-fill-form").getByRole("status")).toContainText(
			`${labels.length} fields filled in.`,
		);
	},
};
