import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/old-article-notice.ts";

describeSeed("old-article-notice", "seeds/old-article-notice.html", checkEffect);
