// @vitest-environment happy-dom
import type { Notification } from "@scriptorium/hub-data/notifications/notification";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { rita, showInHost } from "../../host-context/test-host.test-support.tsx";
import { NotificationItem } from "./notification-item.tsx";

afterEach(cleanup);

const DECISION = "2a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d";
const removed: Notification = {
	id: "1a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d",
	kind: "script_removed",
	bookmarklet_id: "3a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d",
	decision_id: DECISION,
	title: "Count links",
	note: "Spam",
	created_at: "2026-11-29T10:00:00Z",
	read_at: null,
};
const ALONE = "It was decided by somebody who had removed or reported it, because there was no other moderator.";

test("an appeal that somebody concerned decided says so", () => {
	const appeal = { decision_id: DECISION, status: "rejected", decided_alone: true } as const;
	showInHost(<NotificationItem notification={removed} appeal={appeal} mayAppeal />, { session: rita });
	expect(screen.getByText("Your appeal was rejected.")).toBeTruthy();
	expect(screen.getByText(ALONE)).toBeTruthy();
	expect(screen.queryByRole("button", { name: "Appeal" })).toBeNull();
});

test("an appeal that another moderator decided does not, and without one there is the button", () => {
	const appeal = { decision_id: DECISION, status: "granted", decided_alone: false } as const;
	showInHost(<NotificationItem notification={removed} appeal={appeal} mayAppeal />, { session: rita });
	expect(screen.getByText("Your appeal was granted.")).toBeTruthy();
	expect(screen.queryByText(ALONE)).toBeNull();
	cleanup();
	showInHost(<NotificationItem notification={removed} appeal={null} mayAppeal />, { session: rita });
	expect(screen.getByRole("button", { name: "Appeal" })).toBeTruthy();
});
