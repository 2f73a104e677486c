import { expect, test } from "vitest";
import { escapeXml } from "./escape-xml.ts";

test("markup is escaped, and characters that XML forbids are dropped", () => {
	expect(escapeXml(`<a b="c">&'`)).toBe("&lt;a b=&quot;c&quot;&gt;&amp;&#39;");
	expect(escapeXml("a\u0000\u0008\u000b\u001f\ufffe\uffff\ud800b")).toBe("ab");
	expect(escapeXml("tab\t line\n 🦓 \u202e")).toBe("tab\t line\n 🦓 \u202e");
});
