import { expect, test } from "vitest";
import { createNoticeBoard, type Notice } from "./notices.ts";

test("notices posted before a reader subscribes are kept in order and delivered once", () => {
	const board = createNoticeBoard();
	let posts = 0;
	board.post("error", "one", { description: "why" });
	board.onPost(() => (posts += 1));
	expect(posts).toBe(1);
	board.post("success", "two");
	const read: Notice[] = [];
	const stop = board.read((notice) => read.push(notice));
	board.post("info", "three");
	expect(read.map(({ kind, message }) => `${kind} ${message}`)).toEqual(["error one", "success two", "info three"]);
	expect(read[0]?.options.description).toBe("why");
	stop();
	board.post("warning", "four");
	const later: Notice[] = [];
	board.read((notice) => later.push(notice));
	expect(later.map(({ message }) => message)).toEqual(["four"]);
});

test("an error in a loop does not fill the memory: the last twenty are kept", () => {
	const board = createNoticeBoard();
	for (let count = 1; count <= 500; count += 1) board.post("error", String(count));
	const read: string[] = [];
	board.read(({ message }) => read.push(message));
	expect(read).toHaveLength(20);
	expect(read.at(-1)).toBe("500");
});
