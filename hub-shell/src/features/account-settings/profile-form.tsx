import { ACCOUNT_THEMES, type OwnAccount } from "@scriptorium/hub-data/profiles/own-account";
import { Button } from "@scriptorium/ui-kit/button";
import { laterPart } from "@scriptorium/ui-kit/later-part";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Select } from "@scriptorium/ui-kit/select";
import { TextArea } from "@scriptorium/ui-kit/text-area";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useHost } from "../../host-context/host-provider.tsx";
import styles from "./account-page.module.css";
import type { AccountPorts } from "./account-ports.ts";
import { type FieldName, LANGUAGES } from "./form-values.ts";
import { en } from "./messages/en.ts";
import type { PreferredModelFieldProps } from "./preferred-model-field.tsx";
import { Section } from "./section.tsx";
import { useProfileForm } from "./use-profile-form.ts";
import { UsernameField } from "./username-field.tsx";

const PreferredModelField = laterPart<PreferredModelFieldProps>({
	load: async () => (await import("./preferred-model-field.tsx")).PreferredModelField,
});

export interface ProfileFormProps {
	account: OwnAccount;
	ports: AccountPorts;
	onSaved: () => Promise<void>;
}

/** Profile and preferences, saved together (spec 02 § 3, § 5; spec 03 § 3). */
export function ProfileForm({ account, ports, onSaved }: ProfileFormProps) {
	const texts = useMessages({ en });
	const navigate = useNavigate();
	const { addresses } = useHost();
	const form = useRef<HTMLFormElement>(null);
	const { values, errors, isSaving, isRestored, usernameState, change, discard, submit } = useProfileForm({
		account,
		ports,
		onSaved,
		onRefused: (field) => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus(),
	});
	const text = (name: Exclude<FieldName, "theme">) => ({
		name,
		value: values[name],
		error: errors[name],
		onChange: (event: { target: { value: string } }) => change(name, event.target.value),
	});
	const languages = [...new Set<string>([...LANGUAGES, values.preferredLanguage])];

	return (
		<form
			ref={form}
			noValidate
			className={styles.sections}
			onSubmit={(event) => {
				event.preventDefault();
				void submit();
			}}
		>
			<Section heading={texts.profile.heading} text={texts.profile.public}>
				{isRestored && (
					<p role="status" className={styles.restored}>
						{texts.draftRestored}{" "}
						<Button variant="quiet" size="small" onClick={discard}>
							{texts.discardDraft}
						</Button>
					</p>
				)}
				<TextField label={texts.profile.displayName} autoComplete="nickname" required {...text("displayName")} />
				<UsernameField
					{...text("username")}
					state={usernameState}
					profileAddress={`${addresses.hub}/${values.username.trim()}`}
				/>
				<TextArea label={texts.profile.bio} aside={texts.profile.optional} rows={3} {...text("bio")} />
				<TextField
					label={texts.profile.website}
					aside={texts.profile.optional}
					type="url"
					inputMode="url"
					autoComplete="url"
					placeholder="https://"
					{...text("websiteUrl")}
				/>
				<TextField
					label={texts.profile.github}
					aside={texts.profile.optional}
					type="url"
					inputMode="url"
					placeholder="https://github.com/"
					{...text("githubUrl")}
				/>
				<TextField
					label={texts.profile.avatarUrl}
					aside={texts.profile.optional}
					type="url"
					inputMode="url"
					placeholder="https://"
					hint={texts.profile.avatarUrlHint}
					{...text("avatarUrl")}
				/>
			</Section>
			<Section heading={texts.preferences.heading} text={texts.preferences.private}>
				<TextField
					label={texts.preferences.email}
					hint={texts.preferences.emailHint}
					value={account.email ?? ""}
					readOnly
				/>
				<TextField
					label={texts.preferences.fullName}
					aside={texts.profile.optional}
					autoComplete="name"
					{...text("fullName")}
				/>
				<Select
					label={texts.preferences.theme}
					name="theme"
					options={ACCOUNT_THEMES.map((theme) => ({ value: theme, label: texts.preferences.themes[theme] }))}
					value={values.theme}
					onValueChange={(theme) => change("theme", theme)}
				/>
				<Select
					label={texts.preferences.language}
					name="preferredLanguage"
					hint={texts.preferences.languageHint}
					options={languages.map((language) => ({
						value: language,
						label: Object.entries(texts.preferences.languages).find(([name]) => name === language)?.[1] ?? language,
					}))}
					value={values.preferredLanguage}
					onValueChange={(language) => change("preferredLanguage", language)}
				/>
				<PreferredModelField value={values.preferredModel} onChange={(model) => change("preferredModel", model)} />
			</Section>
			<div className={styles.actions}>
				<Button
					type="submit"
					variant="primary"
					busy={isSaving}
					disabled={usernameState === "taken" || errors.username === texts.errors.usernameTaken}
				>
					{texts.save}
				</Button>
				<Button onClick={() => void navigate(-1)}>{texts.cancel}</Button>
			</div>
		</form>
	);
}
