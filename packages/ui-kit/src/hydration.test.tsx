// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { lazy, type ReactNode, Suspense } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Avatar } from "./avatar.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { DragLink } from "./drag-link.tsx";
import { renderOnServer, renderThenHydrate } from "./hydration.test-support.tsx";
import { laterPart } from "./later-part.tsx";
import { LocaleProvider } from "./locale.tsx";
import { Menu, MenuItem } from "./menu.tsx";
import { RelativeTime } from "./relative-time.tsx";
import { ReviewStars } from "./review-stars.tsx";
import { ScriptCover } from "./script-cover.tsx";
import { ScriptEmblem } from "./script-emblem.tsx";
import { Select } from "./select.tsx";
import { LoadingRegion, Skeleton } from "./skeleton.tsx";
import { Switch } from "./switch.tsx";
import { Tabs } from "./tabs.tsx";
import { TextField } from "./text-field.tsx";
import { Tooltip } from "./tooltip.tsx";

afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
});

const noEffect = () => undefined;
const url = 'javascript:alert("1 & 2")';
const dragLink = (
	<DragLink
		url={url}
		title="Drag me"
		primary
		explanation={{ title: "Drag it", text: "To the bar", close: "Close" }}
		onDropped={noEffect}
	/>
);

const parts: Readonly<Record<string, ReactNode>> = {
	avatar: <Avatar name="Rita Reader" />,
	cover: <ScriptCover seed="one" title="Reading time" category="productivity" risk="green" />,
	dialog: (
		<Dialog open={false} onOpenChange={noEffect} title="A dialog" closeLabel="Close">
			content
		</Dialog>
	),
	dragLink,
	emblem: <ScriptEmblem category="media" />,
	loading: (
		<LoadingRegion text="Loading">
			<Skeleton lines={2} />
			<Skeleton shape="block" height="12rem" />
		</LoadingRegion>
	),
	menu: (
		<Menu label="More" trigger={<Button>More</Button>}>
			<MenuItem>One</MenuItem>
		</Menu>
	),
	relativeTime: <RelativeTime iso="2026-03-10T11:58:00+00:00" />,
	select: <Select label="Kind" value="a" options={[{ value: "a", label: "A" }]} onValueChange={noEffect} />,
	stars: <ReviewStars value={4.3} count={1234} label="4.3 of 5" showValue />,
	switch: <Switch label="On" checked onCheckedChange={noEffect} />,
	tabs: <Tabs label="Views" items={[{ value: "a", label: "A", content: "first" }]} />,
	textField: <TextField label="Name" hint="As in the passport" />,
	tooltip: (
		<Tooltip content="more">
			<Button>Hover</Button>
		</Tooltip>
	),
};

const RADIX_STYLES = new Set(["switch", "tabs"]);

test.each(Object.entries(parts))("%s: the browser takes over what the server wrote", async (name, part) => {
	const { html, problems, unmount } = await renderThenHydrate(() => (
		<LocaleProvider locale="en">{part}</LocaleProvider>
	));
	expect(problems).toEqual([]);
	// The Content-Security-Policy refuses styles in the HTML. Those of Radix say what our style sheets say, too.
	if (!RADIX_STYLES.has(name)) expect(html).not.toContain("style=");
	await unmount();
});

test("a difference between server and browser is found, and so is the use of the document", async () => {
	const words = ["server", "browser"];
	const { problems, unmount } = await renderThenHydrate(() => <p>{words.shift()}</p>);
	expect(problems.join()).toContain("didn't match the client");
	await unmount();
	function Reader() {
		return document.title;
	}
	await expect(renderOnServer(() => <Reader />)).rejects.toThrow("undefined");
});

test("a time is a date in the server's HTML and relative in the browser", async () => {
	const iso = new Date(Date.now() - 3 * 86_400_000).toISOString();
	const { html, container, unmount } = await renderThenHydrate(() => <RelativeTime iso={iso} />);
	expect(html).toContain(`>${iso.slice(0, 10)}<`);
	expect(container.textContent).toBe("3 days ago");
	await unmount();
});

test("the server's HTML names the address of a bookmarklet, which the browser sets itself", async () => {
	const { html, container, unmount } = await renderThenHydrate(() => dragLink);
	expect(html).toContain('data-server-href="javascript:alert(&quot;1 &amp; 2&quot;)"');
	const link = container.querySelector("a");
	expect(link?.getAttribute("href")).toBe(url);
	expect(link?.hasAttribute("data-server-href")).toBe(false);
	await unmount();
});

test("a later part is its placeholder on the server, also where its code was loaded before", async () => {
	const Part = laterPart<object>({ load: async () => () => <b>here</b>, placeholder: <i>reserved</i> });
	const first = await renderThenHydrate(() => <Part />);
	expect(first.container.innerHTML).toBe("<b>here</b>");
	const second = await renderThenHydrate(() => <Part />);
	expect(second.html).toContain("reserved");
	expect(second.problems).toEqual([]);
	expect(second.container.innerHTML).toBe("<b>here</b>");
	await first.unmount();
	await second.unmount();
});

test("what is loaded with its screen is in the HTML, and stays until the code is there", async () => {
	let arrive: (module: { default: () => ReactNode }) => void = noEffect;
	const onServer = lazy(async () => ({ default: () => <b>screen</b> }));
	const inBrowser = lazy(() => new Promise<{ default: () => ReactNode }>((resolve) => (arrive = resolve)));
	const screens = [onServer, inBrowser];
	const { html, container, problems, unmount } = await renderThenHydrate(() => {
		const Screen = screens.shift() ?? inBrowser;
		return (
			<Suspense fallback="loading">
				<Screen />
			</Suspense>
		);
	});
	expect(html).toContain("<b>screen</b>");
	expect(container.textContent).toBe("screen");
	await act(async () => arrive({ default: () => <b>screen</b> }));
	expect(container.textContent).toBe("screen");
	expect(problems).toEqual([]);
	await unmount();
});
