import { useMessages } from "@scriptorium/ui-kit/locale";
import { usePendingToggle } from "../../toggle/use-pending-toggle.ts";
import { en } from "./messages/en.ts";
import { starToggle } from "./star-toggle.ts";

/** Gives the star that a visitor asked for before signing in. */
export function usePendingStar(): void {
	usePendingToggle(starToggle, useMessages({ en }));
}
