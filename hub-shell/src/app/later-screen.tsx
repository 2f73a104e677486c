import { useMessages } from "@scriptorium/ui-kit/locale";
import { LoadingRegion } from "@scriptorium/ui-kit/skeleton";
import { type ReactNode, Suspense } from "react";
import { en } from "./messages/en.ts";

/** A screen whose code comes when it is opened. */
export function LaterScreen({ children }: { children: ReactNode }) {
	const texts = useMessages({ en });
	return <Suspense fallback={<LoadingRegion text={texts.loadingScreen} textVisible />}>{children}</Suspense>;
}
