import { useMessages } from "@scriptorium/ui-kit/locale";
import { usePendingToggle } from "../../toggle/use-pending-toggle.ts";
import { followToggle } from "./follow-toggle.ts";
import { en } from "./messages/en.ts";

/** Follows the author whom a visitor asked for before signing in. */
export function usePendingFollow(): void {
	usePendingToggle(followToggle, useMessages({ en }));
}
