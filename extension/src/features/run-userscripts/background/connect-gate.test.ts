import type { ConnectChoice } from "@scriptorium/shared-protocol/extension-internal/script-connections";
import { describe, expect, it } from "vitest";
import { createMemoryStore } from "../../../platform/storage/memory-store.test-support.ts";
import { createConnectDecisions } from "../../../script-library/connect-decisions.ts";
import { createAskUser } from "./ask-user.ts";
import { createConnectGate } from "./connect-gate.ts";

const script = { id: "s", name: "S", connects: ["known.example"], pageUrl: "https://page.example/x", tabId: 1 };

function open(failing = false) {
	const store = createMemoryStore();
	const decisions = createConnectDecisions({
		...store,
		write: (entries) => (failing ? Promise.reject(new Error("full")) : store.write(entries)),
	});
	const opened: string[] = [];
	let ids = 0;
	const askUser = createAskUser({
		openQuestion: async (questionId) => opened.push(questionId),
		closeTab: () => undefined,
		newId() {
			ids += 1;
			return `q${ids}`;
		},
		clock: { now: () => 0, setTimer: () => () => undefined },
		log: () => undefined,
	});
	const gate = createConnectGate({ decisions, hubOrigin: "https://hub.example", askUser });
	const { signal } = new AbortController();
	const admit = (address: string, connects = script.connects) =>
		gate.admit({ ...script, connects }, new URL(address), signal);
	/** Asks, and gives the user's choice. */
	const choose = async (address: string, choice: ConnectChoice, connects?: string[]): Promise<boolean> => {
		const before = opened.length;
		const admitted = admit(address, connects);
		await expect.poll(() => opened.length).toBe(before + 1);
		expect(await gate.answer(opened.at(-1) ?? "", choice)).toBe(true);
		return (await admitted).ok;
	};
	return { gate, decisions, askUser, admit, choose, opened };
}

describe("createConnectGate", () => {
	it("asks nobody about what is named or refused", async () => {
		const { admit, opened } = open();
		expect((await admit("https://known.example/")).ok).toBe(true);
		expect(await admit("https://hub.example/")).toMatchObject({ error: { code: "NOT_ALLOWED" } });
		expect(await admit("file:///x")).toMatchObject({ error: { code: "NOT_ALLOWED" } });
		expect(opened).toEqual([]);
	});

	it.each([
		["once", true, { allowed: [], refused: [] }],
		["always", true, { allowed: ["other.example"], refused: [] }],
		["deny", false, { allowed: [], refused: [] }],
		["never", false, { allowed: [], refused: ["other.example"] }],
		// Not offered: the script does not say that it contacts every host.
		["all", false, { allowed: [], refused: [] }],
	] as const)("%s", async (choice, allowed, stored) => {
		const { choose, decisions } = open();
		expect(await choose("https://other.example/a", choice)).toBe(allowed);
		expect(await decisions.read("s")).toEqual(stored);
	});

	it("allows every host at once only where that was offered, and no host of the user's own network", async () => {
		const { choose, decisions, admit } = open();
		expect(await choose("http://192.168.1.1/", "all", ["*"])).toBe(false);
		expect(await decisions.read("s")).toEqual({ allowed: [], refused: [] });
		expect(await choose("https://other.example/", "all", ["*"])).toBe(true);
		expect((await admit("https://third.example/")).ok).toBe(true);
		expect(await choose("http://localhost/", "deny")).toBe(false);
	});

	it("shows what is asked, without the fragment, and cut to a length that people can see", async () => {
		const { admit, askUser, opened } = open();
		void admit(`https://other.example:8443/${"x".repeat(5000)}#secret`);
		await expect.poll(() => opened).toEqual(["q1"]);
		const question = askUser.find("q1")?.question;
		expect(question).toMatchObject({
			kind: "connect",
			scriptName: "S",
			page: "page.example",
			host: "other.example:8443",
			local: false,
			offersAll: false,
		});
		expect([question?.address.length, question?.address.includes("#")]).toEqual([2000, false]);
	});

	it("keeps waiting when the decision could not be stored", async () => {
		const { admit, gate, opened } = open(true);
		const admitted = admit("https://other.example/");
		await expect.poll(() => opened).toEqual(["q1"]);
		await expect(gate.answer("q1", "always")).rejects.toThrow("full");
		expect(await gate.answer("q1", "once")).toBe(true);
		expect((await admitted).ok).toBe(true);
		expect(await gate.answer("q1", "once")).toBe(false);
	});
});
