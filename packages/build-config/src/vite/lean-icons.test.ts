import { expect, test } from "vitest";
import { importedAlone, modulesOfIcons } from "./lean-icons.ts";

const modules = modulesOfIcons(
	[
		"export { index as icons };",
		"export { default as LucideStar, default as Star, default as StarIcon } from './icons/star.mjs';",
		"export { default as Menu, default as MenuIcon } from './icons/menu.mjs';",
		"export { default as createLucideIcon } from './createLucideIcon.mjs';",
	].join("\n"),
);

test("each name of an icon leads to its module", () => {
	expect([...modules]).toEqual([
		["LucideStar", "star"],
		["Star", "star"],
		["StarIcon", "star"],
		["Menu", "menu"],
		["MenuIcon", "menu"],
	]);
});

test("icons are imported one by one, under their local names and on their line", () => {
	const code = [
		'import { Star } from "lucide-react";',
		'import { Menu as MenuIcon, type LucideIcon, Star } from "lucide-react";',
		"import {\n\tMenu,\n\tcreateLucideIcon,\n} from 'lucide-react';",
		'import type { LucideProps } from "lucide-react";',
	];
	expect(code.map((line) => importedAlone(line, modules))).toEqual([
		'import Star from "lucide-react/icons/star";',
		'import MenuIcon from "lucide-react/icons/menu"; import Star from "lucide-react/icons/star";',
		'import Menu from "lucide-react/icons/menu"; import { createLucideIcon } from "lucide-react";',
		'import type { LucideProps } from "lucide-react";',
	]);
});
