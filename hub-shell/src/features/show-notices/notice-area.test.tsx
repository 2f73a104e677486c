// @vitest-environment happy-dom

import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { useEffect, useState } from "react";
import { afterEach, expect, it } from "vitest";
import { createNoticeBoard } from "../../host-context/notices.ts";
import { NoticeArea } from "./notice-area.tsx";
import type { NoticeToasterProps } from "./notice-toaster.tsx";

afterEach(cleanup);

/** Shows notices as plain lines. */
function Lines({ board }: NoticeToasterProps) {
	const [lines, setLines] = useState<readonly string[]>([]);
	useEffect(() => board.read(({ message }) => setLines((before) => [...before, message])), [board]);
	return (
		<ul>
			{lines.map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	);
}

/** The area, with a network that can be switched off. */
function open() {
	const board = createNoticeBoard();
	const network = { isOnline: true, asked: 0 };
	const load = async () => {
		network.asked += 1;
		if (!network.isOnline) throw new Error("Unable to preload CSS for /assets/notice-toaster.css");
		return { default: Lines };
	};
	render(<NoticeArea board={board} theme="light" load={load} />);
	return { network, post: (message: string) => act(async () => board.post("error", message)) };
}

it("loads what shows notices with the first one", async () => {
	const { network, post } = open();
	expect(network.asked).toBe(0);
	await post("first");
	await screen.findByText("first");
	await post("second");
	await screen.findByText("second");
	expect(network.asked).toBe(1);
});

it("goes on without a connection, and shows what waited once it is back", async () => {
	const { network, post } = open();
	network.isOnline = false;
	await post("no connection");
	await waitFor(() => expect(network.asked).toBe(1));
	expect(screen.queryByText("no connection")).toBeNull();
	network.isOnline = true;
	await act(async () => void dispatchEvent(new Event("online")));
	await screen.findByText("no connection");
});

it("asks again with the next notice, and for the style sheets that did not arrive", async () => {
	const sheet = document.createElement("link");
	sheet.rel = "stylesheet";
	Object.defineProperty(sheet, "sheet", { value: null });
	document.head.append(sheet);
	const { network, post } = open();
	network.isOnline = false;
	await post("first");
	await waitFor(() => expect(network.asked).toBe(1));
	network.isOnline = true;
	await post("second");
	await screen.findByText("first");
	await screen.findByText("second");
	expect(sheet.isConnected).toBe(false);
	expect(document.querySelectorAll("link[rel=stylesheet]")).toHaveLength(1);
});
