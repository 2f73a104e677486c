import { type ComponentPropsWithRef, type MouseEvent, useContext } from "react";
import {
	createPath,
	type NavigateOptions,
	UNSAFE_NavigationContext as NavigationContext,
	type To,
	useLocation,
	useResolvedPath,
} from "react-router-dom";

type Options = Pick<NavigateOptions, "replace" | "state" | "preventScrollReset" | "relative">;

export interface LinkProps extends Options, Omit<ComponentPropsWithRef<"a">, "href"> {
	/** Relative to the route, unless `relative` is "path"; an address of another site is opened by the browser. */
	readonly to: To;
}

/** Matches addresses that begin with a scheme (`https:`) or a host (`//host`). */
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i;

/**
 * A link that the router follows. The shell's own and, for remotes, in the place of react-router's `Link`, which also prefetches data for
 * the framework: two states, three effects and two kilobytes for each link of a page.
 */
export function Link({ to, replace, state, preventScrollReset, relative, onClick, ...attributes }: LinkProps) {
	const { navigator } = useContext(NavigationContext);
	const current = createPath(useLocation());
	const path = useResolvedPath(to, relative === undefined ? {} : { relative });
	const isElsewhere = typeof to === "string" && ELSEWHERE.test(to);
	const href = isElsewhere ? to : navigator.createHref(path);

	function follow(event: MouseEvent<HTMLAnchorElement>): void {
		onClick?.(event);
		if (isElsewhere || event.defaultPrevented || !isPlainClick(event, attributes.target)) return;
		event.preventDefault();
		const isSame = replace ?? current === createPath(path);
		const options = preventScrollReset === undefined ? {} : { preventScrollReset };
		if (isSame) navigator.replace(path, state, options);
		else navigator.push(path, state, options);
	}

	return <a {...attributes} href={href} onClick={follow} />;
}

/** With a modifier, another button or another target the browser opens a tab or a window, or saves the page. */
function isPlainClick(event: MouseEvent, target: string | undefined): boolean {
	const hasModifier = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
	return event.button === 0 && !hasModifier && (target === undefined || target === "" || target === "_self");
}

/** A link that says when it leads to the current page or to one above it. */
export function NavLink(props: LinkProps) {
	const target = useResolvedPath(props.to).pathname.toLowerCase();
	const shown = useLocation().pathname.toLowerCase();
	const isCurrent = shown === target || shown.startsWith(target.endsWith("/") ? target : `${target}/`);
	return <Link aria-current={isCurrent ? "page" : undefined} {...props} />;
}
