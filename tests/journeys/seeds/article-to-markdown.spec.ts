import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/article-to-markdown.ts";

describeSeed("article-to-markdown", "seeds/article-to-markdown.html", checkEffect);
