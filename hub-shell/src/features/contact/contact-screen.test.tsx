// @vitest-environment happy-dom
import { createObservable } from "@scriptorium/core-types/observable";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { rita, TestHost } from "../../host-context/test-host.test-support.tsx";
import { categoryInAddress, emptyContact, findProblems, messageFrom } from "./contact-form.ts";
import ContactScreen from "./contact-screen.tsx";

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test("a link chooses the category", () => {
	expect(categoryInAddress(new URLSearchParams("category=security"))).toEqual({ category: "security" });
	expect(categoryInAddress(new URLSearchParams("category=<b>"))).toEqual({});
	render(
		<MemoryRouter initialEntries={["/contact?category=security"]}>
			<TestHost>
				<ContactScreen />
			</TestHost>
		</MemoryRouter>,
	);
	expect(screen.getByRole("combobox").textContent).toContain("Security");
});

test("the rules of the fields are those of the database", () => {
	const message = {
		...emptyContact,
		name: " Nora ",
		email: "nora@example.org",
		subject: "Hello",
		message: "A question",
	};
	expect(findProblems(emptyContact)).toEqual({
		name: "missing",
		email: "missing",
		subject: "missing",
		message: "missing",
	});
	expect(findProblems(message)).toEqual({});
	expect(findProblems({ ...message, email: "nora@", subject: "two\nlines", name: "n".repeat(101) })).toEqual({
		email: "email",
		subject: "lines",
		name: "long",
	});
	expect(findProblems({ ...message, message: "😀".repeat(5000) })).toEqual({});
	expect(messageFrom(message, "spam")).toMatchObject({ name: "Nora", website: "spam", category: "general" });
});

test("an incomplete message is not sent: the first field with an error gets the focus, and what is typed is kept", () => {
	const notices: string[] = [];
	const show = () =>
		render(
			<TestHost onNotice={(message) => notices.push(message)}>
				<MemoryRouter>
					<ContactScreen />
				</MemoryRouter>
			</TestHost>,
		);
	show();
	expect([...field("Category").querySelectorAll("option")].map((option) => option.value)).toEqual([
		"general",
		"bug",
		"feature",
		"security",
		"account",
		"partnership",
		"other",
	]);
	fireEvent.change(field("Name"), { target: { value: "Nora" } });
	fireEvent.submit(screen.getByRole("form"));
	expect(screen.getByText("Email is required.")).toBeTruthy();
	expect(document.activeElement).toBe(field("Email"));
	expect(notices).toEqual([]);
	for (const time of ["24-48h", "12-24h", "2-6h", "6-12h"]) expect(screen.getByText(time)).toBeTruthy();
	cleanup();
	show();
	expect(field("Name").value).toBe("Nora");
});

test("somebody who is signed in need not type name and address, and is told when sending fails", async () => {
	const notices: string[] = [];
	render(
		<TestHost session={createObservable(rita)} onNotice={(message) => notices.push(message)}>
			<MemoryRouter>
				<ContactScreen />
			</MemoryRouter>
		</TestHost>,
	);
	expect([field("Name").value, field("Email").value]).toEqual(["Rita Reader", "reader@scriptorium.local"]);
	fireEvent.change(field("Subject"), { target: { value: "Hello" } });
	fireEvent.change(field("Message"), { target: { value: "A question" } });
	fireEvent.submit(screen.getByRole("form"));
	await screen.findByRole("button", { name: "Send Message" });
	await expect.poll(() => notices).toEqual(["Failed to send message"]);
	expect(field("Message").value).toBe("A question");
});
