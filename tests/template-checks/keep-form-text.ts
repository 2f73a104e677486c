import { keepFormText } from "@scriptorium/script-templates/templates/keep-form-text";
import { has, type PageCheck } from "./page-check.ts";

const FIELDS =
	"textarea:not([readonly], [disabled]), input[type='text']:not([readonly], [disabled]), input[type='email']:not([readonly], [disabled])";

export const check: PageCheck = {
	template: keepFormText,
	html: "<form><label>Comment <textarea name=comment></textarea></label><label>Pass <input type=password name=p></label><label>PIN <input type=text name=pin></label><button>Send</button></form>",
	applies: (page) => has(page, FIELDS),
	async verify({ page, run, expect }) {
		await run();
		const field = page.locator(FIELDS).filter({ visible: true }).first();
		await field.fill("Half of a reply\u2019s text");
		const secret = page.locator("input[type='password']").filter({ visible: true });
		if ((await secret.count()) > 0) await secret.first().fill("hunter2-secret");
		expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain("hunter2-secret");
		await page.reload();
		await run();
		await expect(field).toHaveValue("Half of a reply\u2019s text");
		await page.evaluate(() => {
			for (const form of document.forms) form.addEventListener("submit", (event) => event.preventDefault());
			document
				.querySelector<HTMLFormElement>("form:has(textarea, input[type='text'], input[type='email'])")
				?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
		});
		if (
			await field.evaluate(
				(one) =>
					(one as HTMLInputElement).form !== null &&
					(one as HTMLInputElement).form ===
						document.querySelector("form:has(textarea, input[type='text'], input[type='email'])"),
			)
		) {
			await page.reload();
			await run();
			await expect(field).not.toHaveValue("Half of a reply\u2019s text");
		}
	},
};
