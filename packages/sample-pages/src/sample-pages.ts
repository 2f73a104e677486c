import { article } from "./pages/article.ts";
import { feed } from "./pages/feed.ts";
import { form } from "./pages/form.ts";
import { shop } from "./pages/shop.ts";
import { table } from "./pages/table.ts";
import { video } from "./pages/video.ts";
import type { SamplePageHtml, SamplePageId } from "./sample-page.ts";

/** The sample pages by kind. */
export const samplePages: Readonly<Record<SamplePageId, SamplePageHtml>> = { article, table, form, shop, video, feed };
