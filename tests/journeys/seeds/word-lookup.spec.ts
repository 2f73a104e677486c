import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/word-lookup.ts";

describeSeed("word-lookup", "seeds/word-lookup.html", checkEffect);
