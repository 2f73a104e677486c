import { fail } from "@scriptorium/core-types/errors";
import { describe, expect, it } from "vitest";
import { ask, makePorts, serviceRoleKey, sessionToken } from "./ports.test-support.ts";

const server = { Authorization: `Bearer ${serviceRoleKey}` };
const job = (attempt = 1) => ({ versionId: crypto.randomUUID(), code: "void 0;", title: "Sample", attempt });

describe("draining", () => {
	it("is for the service role's key only", async () => {
		for (const headers of [
			{},
			{ Authorization: `Bearer ${sessionToken}` },
			{ Authorization: "Bearer sb_publishable_test" },
			{ Authorization: "Bearer " },
		]) {
			expect(await ask(makePorts(), { drain: true }, headers)).toMatchObject({ status: 403 });
		}
		expect((await ask(makePorts(), { drain: true }, { apikey: serviceRoleKey })).status).toBe(200);
		// A function without its key lets nobody in.
		const open = makePorts({ ports: { serviceRoleKey: "" } });
		expect((await ask(open, { drain: true }, { Authorization: "Bearer " })).status).toBe(403);
	});

	it("rates what waits, ten at a time, and says what is left", async () => {
		const fixture = makePorts();
		fixture.queue.push(...Array.from({ length: 12 }, () => job()));
		const first = { done: 10, failed: 0, waiting: 2, outdated: 0, rules_version: "test-1" };
		expect(await ask(fixture, { drain: true }, server)).toEqual({ status: 200, body: first });
		expect((await ask(fixture, { drain: true }, server)).body).toMatchObject({ done: 2, waiting: 0 });
		expect(fixture.recorded).toHaveLength(12);
	});

	it("begins nothing more when the time of a request is nearly up", async () => {
		let time = 0;
		const fixture = makePorts({ ports: { now: () => (time += 300) } });
		fixture.queue.push(job(), job(), job(), job());
		expect((await ask(fixture, { drain: true }, server)).body).toMatchObject({ done: 2, waiting: 2 });
	});

	it("puts off what broke off three times, without running it again", async () => {
		let runs = 0;
		const analyze = () => {
			runs += 1;
			throw new Error("never asked");
		};
		const fixture = makePorts({ ports: { analyzer: { rulesVersion: "test-1", analyze } } });
		fixture.queue.push(job(4));
		expect((await ask(fixture, { drain: true }, server)).body).toMatchObject({ done: 0, failed: 1 });
		expect(runs).toBe(0);
		expect(fixture.recorded).toMatchObject([
			{ error: "Put off after 3 attempts that never ended.", result: { risk_level: "unrated", score: 0 } },
		]);
		expect(fixture.postponed).toEqual([fixture.recorded[0]?.versionId]);
		expect(fixture.recorded[0]?.result.summary).toContain("was not checked in full");
	});

	it("stores what removed code is recognized by once, before the rating, and rates what it fails on", async () => {
		const fixture = makePorts();
		fixture.queue.push(job(1), job(2));
		await ask(fixture, { drain: true }, server);
		expect(fixture.features).toEqual([{ versionId: fixture.recorded[0]?.versionId, features: [7] }]);
		expect(fixture.recorded.map(({ error }) => error)).toEqual([null, null]);
		const featuresOf = () => {
			throw new Error("no stack left");
		};
		const failing = makePorts({ ports: { likeness: { version: "1", featuresOf } } });
		failing.queue.push(job());
		expect((await ask(failing, { drain: true }, server)).body).toMatchObject({ done: 0, failed: 1 });
		expect(failing.recorded).toMatchObject([{ error: "Features: no stack left", result: { risk_level: "green" } }]);
		const gone = makePorts({ store: { recordFeatures: async () => fail("version_not_found", "gone") } });
		gone.queue.push(job());
		expect((await ask(gone, { drain: true }, server)).body).toMatchObject({ done: 0, failed: 0 });
	});

	it("goes on past a version that was deleted, and stops when the database is gone", async () => {
		const deleted = makePorts({ store: { recordResult: async () => fail("version_not_found", "gone") } });
		deleted.queue.push(job(), job());
		expect((await ask(deleted, { drain: true }, server)).body).toMatchObject({ done: 0, failed: 0, waiting: 0 });
		const dead = makePorts({ store: { recordResult: async () => fail("database_unreachable", "dead") } });
		dead.queue.push(job(), job());
		expect(await ask(dead, { drain: true }, server)).toMatchObject({ status: 503 });
		expect(dead.queue).toHaveLength(1);
	});
});
