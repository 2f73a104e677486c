import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/reading-mode.ts";

describeSeed("reading-mode", "seeds/reading-mode.html", checkEffect);
