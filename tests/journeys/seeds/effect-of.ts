import type { PageCheck } from "../../template-checks/page-check.ts";
import type { CheckEffect } from "./describe-seed.ts";

/** The effect of a bookmarklet that a template writes is what the check of the template looks for. */
export const effectOf =
	(check: PageCheck): CheckEffect =>
	async ({ page, run, open, expect }) => {
		await open();
		await check.verify({ page, run, expect });
	};
