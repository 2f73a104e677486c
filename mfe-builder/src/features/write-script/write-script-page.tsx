import { EditSavedScript } from "./edit-saved-script.tsx";
import { ScriptEditor } from "./script-editor.tsx";

/** `/create`, and with a script's id the same screen for editing it. */
export function WriteScriptPage({ scriptId }: { scriptId: string | null }) {
	return scriptId === null ? <ScriptEditor saved={null} /> : <EditSavedScript id={scriptId} />;
}
