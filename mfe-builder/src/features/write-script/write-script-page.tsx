import { useMessages } from "@scriptorium/ui-kit/locale";
import { usePageTitle } from "../../host/use-page-title.ts";
import { EditSavedScript } from "./edit-saved-script.tsx";
import { en } from "./messages/en.ts";
import { ScriptEditor } from "./script-editor.tsx";

/** `/create`, and with a script's id the same screen for editing it. */
export function WriteScriptPage({ scriptId }: { scriptId: string | null }) {
	const text = useMessages({ en }).title;
	usePageTitle(scriptId === null ? text.new : text.edit);
	return scriptId === null ? <ScriptEditor saved={null} /> : <EditSavedScript id={scriptId} />;
}
