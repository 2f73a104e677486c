import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { styleAttributeHashes } from "./style-attributes.ts";

const hash = (value: string) => `sha256-${createHash("sha256").update(value).digest("base64")}`;

test("each value is hashed once, as the browser reads it", () => {
	const html = `<p style="a:b">style="c:d"</p><i class="x" style="e:url(&quot;f&quot;)"></i><b style="a:b"></b>`;
	expect(styleAttributeHashes(html)).toEqual([hash("a:b"), hash('e:url("f")')].sort());
});

test("what somebody has written is text, in which React escapes quotation marks", () => {
	expect(styleAttributeHashes("<p>&lt;p style=&quot;a:b&quot;&gt;</p>")).toEqual([]);
});
