import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/dyslexia-reading.ts";

describeSeed("dyslexia-reading", "seeds/dyslexia-reading.html", checkEffect);
