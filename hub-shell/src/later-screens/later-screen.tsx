import { messageOf } from "@scriptorium/core-types/errors";
import { Page } from "@scriptorium/ui-kit/page";
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { FailurePanel } from "../remotes/failure-panel.tsx";

/**
 * Creates a screen whose code comes when it is opened. Where it does not come, 'Failed to load component' stands in its place.
 * @param load imports the screen
 * @returns a component with the same props, to be rendered within `Suspense`
 */
export function laterScreen<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
	return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
		try {
			return { default: await load() };
		} catch (error) {
			console.error(`A screen could not be loaded: ${messageOf(error)}`);
			return { default: NotLoaded };
		}
	});
}

/** React keeps what `lazy` has loaded, so another try is one of the whole page. */
function NotLoaded() {
	return (
		<Page width="reading">
			<FailurePanel onTryAgain={() => location.reload()} />
		</Page>
	);
}
