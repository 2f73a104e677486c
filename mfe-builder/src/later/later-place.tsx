import { useMessages } from "@scriptorium/ui-kit/locale";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { en } from "./messages/en.ts";

export interface LaterPlaceProps {
	/** CSS length: about as high as what comes here. */
	readonly height: string;
}

/** Keeps the place of a part whose code is being loaded. */
export function LaterPlace({ height }: LaterPlaceProps) {
	return (
		<LoadingRegion text={useMessages({ en }).loading}>
			<Skeleton shape="block" height={height} />
		</LoadingRegion>
	);
}
