import { ACCOUNT_THEMES, type OwnAccount } from "@scriptorium/hub-data/profiles/own-account";
import type { AccountChanges } from "@scriptorium/hub-data/profiles/save-account";
import { textLimits } from "@scriptorium/shared-protocol/text-limits";
import * as z from "zod/mini";
import { en } from "./messages/en.ts";

const webAddress = z.url({ protocol: /^https?$/, error: en.errors.url });
/** Empty, or an address; the database accepts `http:` and `https:` only. */
const optionalAddress = z.union([z.literal(""), webAddress], { error: en.errors.url });

export const LANGUAGES = ["javascript", "typescript"] as const;

const { displayName, username, bio, fullName, preferredModel } = textLimits.profile;

/** The rules of spec 02 § 5, and the database's for the other fields; texts are trimmed before they are checked. */
const formRules = z.object({
	displayName: z
		.string()
		.check(
			z.minLength(displayName.min, en.errors.displayNameShort),
			z.maxLength(displayName.max, en.errors.displayNameLong),
		),
	username: z
		.string()
		.check(
			z.minLength(username.min, en.errors.usernameShort),
			z.maxLength(username.max, en.errors.usernameLong),
			z.regex(/^[A-Za-z0-9_-]*$/, en.errors.usernameForm),
		),
	bio: z.string().check(z.maxLength(bio.max, en.errors.bioLong)),
	websiteUrl: optionalAddress,
	githubUrl: optionalAddress,
	avatarUrl: optionalAddress,
	fullName: z.string().check(z.maxLength(fullName.max, en.errors.fullNameLong)),
	preferredModel: z.string().check(z.maxLength(preferredModel.max, en.errors.modelLong)),
});

/** What the form holds; the fields in the order of the screen. */
export const formValues = z.object({
	displayName: z.string(),
	username: z.string(),
	bio: z.string(),
	websiteUrl: z.string(),
	githubUrl: z.string(),
	/** Typed by the person; the stored picture is not shown as an address. */
	avatarUrl: z.string(),
	fullName: z.string(),
	theme: z.enum(ACCOUNT_THEMES),
	preferredLanguage: z.string(),
	preferredModel: z.string(),
});
export type FormValues = z.infer<typeof formValues>;
/** Draft of a form that is not saved yet. */
export const draftSchema = z.object({ userId: z.string(), values: formValues });
export type AccountDraft = z.infer<typeof draftSchema>;
export type FieldName = keyof FormValues;
export type FormErrors = Partial<Record<FieldName, string>>;

/** The form as it is before anything is typed. */
export function valuesOf(account: OwnAccount): FormValues {
	return {
		displayName: account.display_name,
		username: account.username,
		bio: account.bio ?? "",
		websiteUrl: account.website_url ?? "",
		githubUrl: account.github_url ?? "",
		avatarUrl: "",
		fullName: account.full_name ?? "",
		theme: account.theme,
		preferredLanguage: account.preferred_language,
		preferredModel: account.preferred_model ?? "",
	};
}

/** The values without white space around them, and the first error of each field. */
export function checkValues(values: FormValues): { readonly trimmed: FormValues; readonly errors: FormErrors } {
	const trimmed: FormValues = {
		...values,
		displayName: values.displayName.trim(),
		username: values.username.trim(),
		bio: values.bio.trim(),
		websiteUrl: values.websiteUrl.trim(),
		githubUrl: values.githubUrl.trim(),
		avatarUrl: values.avatarUrl.trim(),
		fullName: values.fullName.trim(),
		preferredModel: values.preferredModel.trim(),
	};
	const checked = z.safeParse(formRules, trimmed);
	const errors: FormErrors = {};
	for (const { path, message } of checked.error?.issues ?? []) {
		const field = z.safeParse(z.keyof(formValues), path[0]);
		if (field.success) errors[field.data] ??= message;
	}
	return { trimmed, errors };
}

/** The first field in error, in the order of the screen. */
export function firstError(errors: FormErrors): FieldName | null {
	return z.keyof(formValues).options.find((name) => errors[name] !== undefined) ?? null;
}

export function changesOf(values: FormValues): AccountChanges {
	return {
		display_name: values.displayName,
		username: values.username,
		bio: values.bio,
		website_url: values.websiteUrl,
		github_url: values.githubUrl,
		full_name: values.fullName,
		preferred_language: values.preferredLanguage,
		preferred_model: values.preferredModel,
		theme: values.theme,
	};
}

/** Whether somebody has typed something that the account does not have. */
export function isChanged(values: FormValues, account: OwnAccount): boolean {
	return JSON.stringify(values) !== JSON.stringify(valuesOf(account));
}
