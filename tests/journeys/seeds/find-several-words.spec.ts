import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/find-several-words.ts";

describeSeed("find-several-words", "seeds/find-several-words.html", checkEffect);
