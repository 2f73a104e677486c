import { knownCategory } from "@scriptorium/hub-data/categories/known-categories";
import { useHost } from "@scriptorium/remote-kit/host";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useEffect, useRef, useState } from "react";
import { type ScriptFormValues, splitTags } from "../../script-form/script-form.ts";
import { en } from "./messages/en.ts";

/** The answer of a slow model is not waited for longer than this: the save goes on without tags. */
const LIMIT_MS = 20_000;

/** Whether tags, and with them the category, are generated when the form is submitted (spec 02 § 5). */
export const wantsTags = ({ title, tags, code }: ScriptFormValues): boolean =>
	splitTags(tags).length === 0 && title.trim() !== "" && code.trim() !== "";

/** Fills in tags, and the category where none was chosen, before a save; never a reason not to save. */
export function useTagGeneration() {
	const host = useHost();
	const text = useMessages({ en }).tagGeneration;
	const request = useRef<AbortController | null>(null);
	const [isBusy, setBusy] = useState(false);
	useEffect(() => () => request.current?.abort(), []);

	async function generate(values: ScriptFormValues): Promise<ScriptFormValues> {
		const controller = new AbortController();
		request.current = controller;
		setBusy(true);
		const limit = setTimeout(() => controller.abort(), LIMIT_MS);
		const { title, description, code } = values;
		const answer = await import("@scriptorium/hub-data/generation/generate-tags")
			.then(({ generateTags }) => generateTags(host.client, { title, description, code }, controller.signal))
			.catch(() => null);
		clearTimeout(limit);
		setBusy(false);
		if (!answer?.ok) {
			host.notify("warning", text.failed);
			return values;
		}
		const { tags, category, confidence } = answer.value;
		host.notify("success", text.generated(Math.round(confidence * 100)));
		return {
			...values,
			tags: tags.join(", "),
			category: values.category === "" ? (knownCategory(category) ?? "") : values.category,
		};
	}

	return { generate, isBusy, skip: () => request.current?.abort() };
}
