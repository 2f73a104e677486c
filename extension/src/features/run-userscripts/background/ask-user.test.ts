import { describe, expect, it } from "vitest";
import { createAskUser, MAX_QUESTIONS, MAX_WAITING, NO_LASTS_MS, QUESTION_TIMEOUT_MS } from "./ask-user.ts";

/** Questions with a clock that is moved by hand; tabs have numbers in the order in which they are opened. */
function open() {
	let time = 0;
	let timers: { at: number; run: () => void }[] = [];
	const opened: string[] = [];
	const closed: number[] = [];
	let ids = 0;
	const user = createAskUser({
		async openQuestion(questionId) {
			opened.push(questionId);
			return opened.length;
		},
		closeTab: (tabId) => void closed.push(tabId),
		newId() {
			ids += 1;
			return `q${ids}`;
		},
		clock: {
			now: () => time,
			setTimer(run, milliseconds) {
				const timer = { at: time + milliseconds, run };
				timers.push(timer);
				return () => {
					timers = timers.filter((other) => other !== timer);
				};
			},
		},
		log: () => undefined,
	});
	const pass = (milliseconds: number): void => {
		time += milliseconds;
		for (const { at, run } of timers) if (at <= time) run();
	};
	const ask = (host: string, signal = new AbortController().signal, scriptId = "s") => {
		const question = {
			scriptName: "S",
			page: "p",
			kind: "connect" as const,
			host,
			address: "",
			local: false,
			offersAll: false,
		};
		return user.ask({ scriptId, tabId: 1, question }, signal);
	};
	const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
	return { user, ask, pass, opened, closed, turn };
}

describe("askUser", () => {
	it("shows one question at a time, and closes its page when it is answered", async () => {
		const { user, ask, opened, closed, turn } = open();
		const [first, second] = [ask("a"), ask("b")];
		await turn();
		expect(opened).toEqual(["q1"]);
		user.settle("q1", "yes");
		await turn();
		expect(opened).toEqual(["q1", "q2"]);
		user.settle("q2", "no");
		expect([await first, await second, closed]).toEqual(["yes", "no", [1, 2]]);
		expect(user.find("q1")).toBeNull();
	});

	it("asks once for the same host of a script, and again for that of another script", async () => {
		const { user, ask, opened, turn } = open();
		const same = [ask("a"), ask("a"), ask("a")];
		const other = ask("a", undefined, "other");
		await turn();
		user.settle("q1", "yes");
		expect(await Promise.all(same)).toEqual(["yes", "yes", "yes"]);
		await turn();
		user.settle("q2", "no");
		expect(await other).toBe("no");
		expect(opened).toEqual(["q1", "q2"]);
	});

	it("a closed page and no answer in time are a no, which counts for a while", async () => {
		const { user, ask, pass, opened, turn } = open();
		const closedOne = ask("a");
		await turn();
		user.tabClosed(99);
		user.tabClosed(1);
		expect(await closedOne).toBe("no");
		expect(await ask("a")).toBe("no");
		pass(NO_LASTS_MS);
		const again = ask("a");
		await turn();
		expect(opened).toEqual(["q1", "q2"]);
		pass(QUESTION_TIMEOUT_MS);
		expect(await again).toBe("no");
	});

	it("a question that nobody waits for is taken back, and is not a no of the user", async () => {
		const { user, ask, opened, closed, turn } = open();
		const [one, two] = [new AbortController(), new AbortController()];
		const asked = [ask("a", one.signal), ask("a", two.signal)];
		await turn();
		one.abort();
		expect(user.find("q1")).not.toBeNull();
		two.abort();
		expect(await Promise.all(asked)).toEqual(["no", "no"]);
		expect(closed).toEqual([1]);
		void ask("a");
		await turn();
		expect(opened).toEqual(["q1", "q2"]);
	});

	it("refuses more questions than a script may ask, and than wait at once, without asking", async () => {
		const { user, ask, pass, opened, turn } = open();
		const asked = Array.from({ length: MAX_QUESTIONS }, (_, index) => ask(`host${index}`));
		expect(await ask("one-more")).toBe("no");
		for (let number = 1; number <= MAX_QUESTIONS; number += 1) {
			await turn();
			user.settle(`q${number}`, "yes");
		}
		expect(await Promise.all(asked)).toEqual(asked.map(() => "yes"));
		expect(await ask("still-too-many")).toBe("no");
		pass(60_001);
		void ask("later");
		await turn();
		expect(opened).toHaveLength(MAX_QUESTIONS + 1);
		for (let script = 0; script < MAX_WAITING; script += 1) void ask("a", undefined, `script${script}`);
		expect(await ask("a", undefined, "last")).toBe("no");
	});

	it("a page that cannot be opened is a no", async () => {
		const user = createAskUser({
			openQuestion: () => Promise.reject(new Error("no window")),
			closeTab: () => undefined,
			newId: () => "q",
			clock: { now: () => 0, setTimer: () => () => undefined },
			log: () => undefined,
		});
		const question = {
			scriptName: "S",
			page: "p",
			kind: "connect" as const,
			host: "h",
			address: "",
			local: false,
			offersAll: false,
		};
		expect(await user.ask({ scriptId: "s", tabId: undefined, question }, new AbortController().signal)).toBe("no");
	});
});
