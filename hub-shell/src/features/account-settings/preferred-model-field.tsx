import { readGenerationStatus } from "@scriptorium/hub-data/generation/read-generation-status";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Select } from "@scriptorium/ui-kit/select";
import { useEffect, useState } from "react";
import { useHost } from "../../host-context/host-provider.tsx";
import { en } from "./messages/en.ts";

export interface PreferredModelFieldProps {
	/** Empty: the hub's own choice. */
	readonly value: string;
	readonly onChange: (model: string) => void;
}

interface Offered {
	readonly own: string | null;
	readonly models: readonly string[];
}

/**
 * The model that writes scripts for this person. Shown where the operator offers models, because nothing reads the choice elsewhere; what
 * was chosen before stays stored.
 */
export function PreferredModelField({ value, onChange }: PreferredModelFieldProps) {
	const { preferences: text } = useMessages({ en });
	const { client } = useHost();
	const [offered, setOffered] = useState<Offered | null>(null);
	useEffect(() => {
		const controller = new AbortController();
		void readGenerationStatus(client, controller.signal).then((status) => {
			if (status.ok && !controller.signal.aborted) setOffered({ own: status.value.model, models: status.value.models });
		});
		return () => controller.abort();
	}, [client]);
	if (offered === null || offered.models.length === 0) return null;
	const isKnown = value === "" || offered.models.includes(value);
	return (
		<Select
			label={text.model}
			name="preferredModel"
			hint={text.modelHint}
			options={[
				{ value: "", label: text.ownChoice(offered.own) },
				...offered.models.map((model) => ({ value: model, label: model })),
				...(isKnown ? [] : [{ value, label: text.notOffered(value) }]),
			]}
			value={value}
			onValueChange={onChange}
		/>
	);
}
