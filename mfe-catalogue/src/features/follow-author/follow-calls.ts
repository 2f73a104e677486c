import { addFollow } from "@scriptorium/hub-data/follows/add-follow";
import { readFollow } from "@scriptorium/hub-data/follows/read-follow";
import { removeFollow } from "@scriptorium/hub-data/follows/remove-follow";
import type { Mark, MarkCalls } from "../../toggle/use-toggle.ts";

const followOf = ({ userId, targetId }: Mark) => ({ followerId: userId, authorId: targetId });

export const followCalls: MarkCalls = {
	read: (client, mark, signal) => readFollow(client, followOf(mark), signal),
	add: (client, mark) => addFollow(client, followOf(mark)),
	remove: (client, mark) => removeFollow(client, followOf(mark)),
};
