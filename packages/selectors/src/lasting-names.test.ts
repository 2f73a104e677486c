import { expect, it } from "vitest";
import { isLasting } from "./lasting-names.ts";

it.each([
	"main",
	"user-name",
	"col-12",
	"mt-4",
	"btn-primary",
	"step3",
	"navBar",
	"sectionTitle",
	"MuiButton-root",
	"h1",
	"größe",
	"名前",
	"email_address",
	"aria.tab",
	"sku-204",
	"md:flex",
	"w-1/2",
	"x-large",
])("%s has been thought of", (name) => {
	expect(isLasting(name)).toBe(true);
});

it.each([
	"",
	"css-1x2y3z4",
	":r1:",
	"«r3»",
	"_r_4_",
	"radix-:r7:",
	"radix-_r_2_",
	"headlessui-combobox-input-_r_7_",
	"select2-topic-result-rrfd-returns",
	"ember1234",
	"ext-gen1017",
	"headlessui-menu-12",
	":30d",
	"3f2504e0-4f89-41d3-9a0c-0305e82c3301",
	"sc-bdVaJa",
	"Button_primary__3xT9a2",
	"a3f9c01b",
	"jsx-2871293847",
	"kXwPqRt",
	"x".repeat(61),
	"item-20261122",
])("%s has been made by a machine", (name) => {
	expect(isLasting(name)).toBe(false);
});
