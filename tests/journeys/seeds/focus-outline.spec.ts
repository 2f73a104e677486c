import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/focus-outline.ts";

describeSeed("focus-outline", "seeds/focus-outline.html", checkEffect);
