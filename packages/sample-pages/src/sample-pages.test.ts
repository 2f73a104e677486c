// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { samplePageIds } from "./sample-page.ts";
import { samplePages } from "./sample-pages.ts";

const open = (html: string): HTMLElement => {
	const body = document.createElement("body");
	body.innerHTML = html;
	return body;
};

it.each(samplePageIds)("%s is small, and loads and runs nothing", (id) => {
	const html = samplePages[id];
	expect(html.length).toBeLessThan(14_000);
	const page = open(html);
	for (const element of page.querySelectorAll("[src], [srcset], [poster], link, [data]"))
		expect(element.getAttribute("src") ?? element.outerHTML).toMatch(/^data:/);
	expect(html).not.toMatch(/url\(|@import|<script|<iframe/);
	// It would lead the sandbox to another document.
	for (const form of page.querySelectorAll("form")) expect(form.getAttribute("action") ?? "#").toMatch(/^#/);
});

it.each(samplePageIds)("%s has a title, one first heading, names for fields and pictures", (id) => {
	const page = open(samplePages[id]);
	expect(page.querySelector("title")?.textContent).not.toBe("");
	expect(page.querySelectorAll("h1")).toHaveLength(1);
	expect(page.querySelectorAll("main")).toHaveLength(1);
	for (const picture of page.querySelectorAll("img")) expect(picture.hasAttribute("alt")).toBe(true);
	for (const field of page.querySelectorAll("input, select, textarea")) expect(field.closest("label")).not.toBeNull();
	const ids = [...page.querySelectorAll("[id]")].map((element) => element.id);
	expect(new Set(ids).size).toBe(ids.length);
});
