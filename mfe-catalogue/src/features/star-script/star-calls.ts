import { addStar } from "@scriptorium/hub-data/stars/add-star";
import { readStar } from "@scriptorium/hub-data/stars/read-star";
import { removeStar } from "@scriptorium/hub-data/stars/remove-star";
import type { Mark, MarkCalls } from "../../toggle/use-toggle.ts";

const starOf = ({ userId, targetId }: Mark) => ({ userId, scriptId: targetId });

export const starCalls: MarkCalls = {
	read: (client, mark, signal) => readStar(client, starOf(mark), signal),
	add: (client, mark) => addStar(client, starOf(mark)),
	remove: (client, mark) => removeStar(client, starOf(mark)),
};
