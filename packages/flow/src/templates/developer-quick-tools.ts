import { read, template } from "./flow-template.ts";

export const developerQuickTools = template(
	{
		id: "developer-quick-tools",
		name: "Developer Quick Tools",
		description: "Outlines the elements of the page, marks images without alternative text, and counts its parts.",
		category: "developer",
		icon: "code",
	},
	{
		facts: ["store", "Start with no facts", { variable: "facts", value: "" }],
		outline: [
			"custom",
			"Outline the elements, or stop",
			{
				code: [
					'const id = "developer-quick-tools-outline";',
					"const outline = document.getElementById(id);",
					"if (outline) return outline.remove();",
					'const style = document.createElement("style");',
					"style.id = id;",
					'style.textContent = "* { outline: 1px solid rgb(220 0 90 / 45%) !important; }";',
					"document.head.append(style);",
				].join("\n"),
			},
		],
		images: ["loop", "For each image without alternative text", { selector: "img:not([alt])" }],
		mark: ["custom", "Mark the image", { code: 'element.style.border = "4px dashed magenta";' }, 1],
		count: [
			"custom",
			"Count the parts of the page",
			{
				code: [
					"const count = (selector) => document.querySelectorAll(selector).length;",
					"variables.facts = [",
					'\t"Elements: " + count("*"),',
					'\t"Scripts: " + count("script"),',
					'\t"Style sheets: " + count("style, link[rel=stylesheet]"),',
					'\t"Images: " + count("img") + ", without alternative text: " + count("img:not([alt])"),',
					'\t"Links: " + count("a[href]"),',
					'\t"Headings: " + count("h1, h2, h3, h4, h5, h6"),',
					'].join("\\n");',
				].join("\n"),
			},
		],
		log: ["log", "Write the facts to the console", { message: read("facts") }],
		show: ["alert", "Show the facts", { message: read("facts") }],
	},
	["facts outline", "outline images", "images mark body", "images count done", "count log", "log show"],
);
