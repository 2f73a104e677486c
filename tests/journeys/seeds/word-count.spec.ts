import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/word-count.ts";

describeSeed("word-count", "seeds/word-count.html", checkEffect);
