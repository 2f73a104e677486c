import { describe, expect, test } from "vitest";
import { downloadName } from "./download-name.ts";

describe("downloadName", () => {
	test.each([
		["a.txt", "a.txt"],
		["folder/a.txt", "folder/a.txt"],
		["folder\\a.txt", "folder/a.txt"],
		["what? (1).png", "what_ (1).png"],
		['a<b>c:d"e|f*g.txt', "a_b_c_d_e_f_g.txt"],
		["100% ~ [x] {y} 'z' #&=,;.txt", "100% ~ [x] {y} 'z' #&=,;.txt"],
		["漢字 ü 👍.txt", "漢字 ü 👍.txt"],
		["e\u0301.txt", "\u00e9.txt"],
		// Never outside of the folder for downloads.
		["../up.txt", "up.txt"],
		["a/../../up.txt", "a/up.txt"],
		["..\\..\\up.txt", "up.txt"],
		["/etc/passwd", "etc/passwd"],
		["C:\\Windows\\a.txt", "Windows/a.txt"],
		["c:a.txt", "c_a.txt"],
		["//server/share/a.txt", "server/share/a.txt"],
		["a/./b//c.txt", "a/b/c.txt"],
		[".. /a.txt", "a.txt"],
		["..\u200b/a.txt", "_/a.txt"],
		// What the browser refuses at the ends.
		["name.", "name"],
		["name . . ", "name"],
		["  name.txt", "name.txt"],
		[".htaccess", "_htaccess"],
		["~draft.txt", "_draft.txt"],
		["\u3000a.txt\u3000", "a.txt"],
		["f./a", "f/a"],
		// Characters that cannot be seen.
		["a\tb\nc.txt", "a b c.txt"],
		["a\u0000b\u0007c.txt", "a_b_c.txt"],
		["photo\u202egpj.exe", "photogpj.exe"],
		["a\u200b\u00adb\u200dc.txt", "abc.txt"],
		["a\uffffb.txt", "a_b.txt"],
		["\ud800.txt", "_.txt"],
		// Names that Windows keeps for itself.
		["con", "_con"],
		["CON.txt", "_CON.txt"],
		["aux.tar.gz", "_aux.tar.gz"],
		["COM1", "_COM1"],
		["console.txt", "console.txt"],
		["f/nul/a.txt", "f/_nul/a.txt"],
		["desktop.ini", "_desktop.ini"],
		["link.lnk", "link.lnk.download"],
		["Site.URL", "Site.URL.download"],
		["a.{00021401-0000-0000-c000-000000000046}", "a.{00021401-0000-0000-c000-000000000046}.download"],
	])("%j is saved as %j", (given, name) => {
		expect(downloadName(given)).toBe(name);
	});

	test.each(["", " ", ".", "..", "/", "../..", "\u200b", "C:\\"])("nothing is left of %j", (given) => {
		expect(downloadName(given)).toBeNull();
	});

	test("a long name is cut before its extension, in whole characters", () => {
		expect(downloadName(`${"x".repeat(300)}.tar.gz`)).toBe(`${"x".repeat(237)}.gz`);
		const wide = downloadName(`${"👍".repeat(100)}.txt`) ?? "";
		expect(wide).toBe(`${"👍".repeat(59)}.txt`);
		expect(new TextEncoder().encode(downloadName("漢".repeat(200)) ?? "").length).toBe(240);
		expect(downloadName(`a.${"x".repeat(300)}`)?.length).toBe(240);
	});
});
