import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { LogIn } from "lucide-react";
import { en } from "./messages/en.ts";
import { PlaceChoice } from "./place-choice.tsx";
import type { ScriptTest } from "./use-script-test.ts";

export interface TestPlacesProps {
	readonly test: Pick<ScriptTest, "place" | "tab" | "server" | "choosePlace">;
	readonly disabled: boolean;
	readonly onSignIn: () => void;
}

/** Where a script is tested, with what each place can and cannot show. */
export function TestPlaces({ test: { place, tab, server, choosePlace }, disabled, onSignIn }: TestPlacesProps) {
	const { place: text } = useMessages({ en });
	const offer = text.serverOffers;
	const isSignedOut = server.kind === "signed-out";
	const serverHint = () => {
		if (server.kind === "unavailable") return offer.unavailable(server.reason);
		return server.kind === "checking" || server.kind === "unreachable" ? offer[server.kind] : text.serverHint;
	};
	return (
		<PlaceChoice
			heading={text.heading}
			chosen={place}
			disabled={disabled}
			onChoose={choosePlace}
			options={[
				{
					place: "tab",
					label: text.tab,
					hint: { opens: text.tabOpens, asks: text.tabAsks, none: text.noExtension }[tab],
					isOffered: tab !== "none",
				},
				{
					place: "server",
					label: text.server,
					hint: serverHint(),
					isOffered: server.kind === "ready",
					remedy: isSignedOut && (
						<Button icon={<LogIn aria-hidden="true" />} onClick={onSignIn}>
							{offer.signedOut}
						</Button>
					),
				},
				{ place: "sandbox", label: text.sandbox, hint: text.sandboxHint, isOffered: true },
			]}
		/>
	);
}
