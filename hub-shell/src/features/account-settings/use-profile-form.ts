import type { Result } from "@scriptorium/core-types/errors";
import { isUsernameAvailable } from "@scriptorium/hub-data/profiles/is-username-available";
import type { OwnAccount } from "@scriptorium/hub-data/profiles/own-account";
import { saveAccount } from "@scriptorium/hub-data/profiles/save-account";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useState } from "react";
import { useHost } from "../../host-context/host-provider.tsx";
import type { AccountPorts } from "./account-ports.ts";
import {
	changesOf,
	checkValues,
	type FieldName,
	type FormErrors,
	type FormValues,
	firstError,
	isChanged,
	valuesOf,
} from "./form-values.ts";
import { en } from "./messages/en.ts";
import { readPictureAt } from "./read-picture.ts";
import { savePicture } from "./save-picture.ts";
import { useUsernameCheck } from "./use-username-check.ts";

export interface ProfileFormOptions {
	readonly account: OwnAccount;
	readonly ports: AccountPorts;
	readonly onSaved: () => Promise<void>;
	/** Moves the focus to the first field in error. */
	readonly onRefused: (field: FieldName) => void;
}

/** Values, errors and saving of the profile form (spec 02 § 5). Unsaved values are kept in this tab. */
export function useProfileForm({ account, ports, onSaved, onRefused }: ProfileFormOptions) {
	const texts = useMessages({ en });
	const { client, notify } = useHost();
	const [restored] = useState(() => {
		const draft = ports.draft.read();
		return draft?.userId === account.id && isChanged(draft.values, account) ? draft.values : null;
	});
	const [values, setValues] = useState<FormValues>(restored ?? valuesOf(account));
	const [isRestored, setRestored] = useState(restored !== null);
	const [errors, setErrors] = useState<FormErrors>({});
	const [isSaving, setSaving] = useState(false);
	const usernameState = useUsernameCheck(client, values.username, account.username);

	function change<Name extends FieldName>(name: Name, value: FormValues[Name]): void {
		const next = { ...values, [name]: value };
		setValues(next);
		ports.draft.write({ userId: account.id, values: next });
		if (errors[name] !== undefined) setErrors({ ...errors, [name]: undefined });
	}

	function discard(): void {
		ports.draft.clear();
		setValues(valuesOf(account));
		setRestored(false);
		setErrors({});
	}

	function refuse(found: FormErrors): void {
		setErrors(found);
		const field = firstError(found);
		if (field !== null) onRefused(field);
	}

	/** Asked again on submit: somebody may have taken the name since the last answer. */
	async function isTaken(username: string): Promise<boolean> {
		if (username.toLowerCase() === account.username.toLowerCase()) return false;
		const answer = await isUsernameAvailable(client, username);
		return answer.ok && !answer.value; // without an answer the database decides when it saves
	}

	async function copyPicture(address: string): Promise<Result<unknown>> {
		const picture = await readPictureAt(address);
		return picture.ok ? savePicture(client, picture.value) : picture;
	}

	async function save(): Promise<void> {
		const { trimmed, errors: found } = checkValues(values);
		if (firstError(found) !== null) return refuse(found);
		if (await isTaken(trimmed.username)) return refuse({ username: texts.errors.usernameTaken });
		const saved = await saveAccount(client, changesOf(trimmed));
		if (!saved.ok) {
			const isName = saved.error.code === "CONFLICT" && saved.error.details?.includes("profiles_username_key");
			if (isName) refuse({ username: texts.errors.usernameTaken });
			return notify("error", texts.saveFailed, { description: saved.error.message });
		}
		const copied = trimmed.avatarUrl === "" ? null : await copyPicture(trimmed.avatarUrl);
		ports.chooseTheme(trimmed.theme);
		setRestored(false);
		if (copied && !copied.ok) {
			// Everything else is saved; the address stays in its field with the reason.
			setValues(trimmed);
			ports.draft.write({ userId: account.id, values: trimmed });
			refuse({ avatarUrl: copied.error.message });
		} else {
			setValues({ ...trimmed, avatarUrl: "" });
			ports.draft.clear();
			setErrors({});
			notify("success", texts.saved);
		}
		await onSaved();
	}

	async function submit(): Promise<void> {
		setSaving(true);
		try {
			await save();
		} finally {
			setSaving(false);
		}
	}

	return { values, errors, isSaving, isRestored, usernameState, change, discard, submit };
}
