import { useHost } from "@scriptorium/remote-kit/host";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useMemo } from "react";
import { announce } from "../announcer.tsx";
import { useFlowStore } from "../flow-store.ts";
import { createClipboardCommands } from "./clipboard.ts";
import { createEditCommands } from "./edit-commands.ts";
import { en } from "./en.ts";

/** The edits of the open flow; the same functions for as long as the host and the language are the same. */
export function useEditCommands() {
	const host = useHost();
	const text = useMessages({ en });
	return useMemo(() => {
		const surroundings = {
			state: useFlowStore.getState,
			notify: host.notify.bind(host),
			announce,
			now: Date.now,
			text,
		};
		return { ...createEditCommands(surroundings), ...createClipboardCommands(surroundings) };
	}, [host, text]);
}
