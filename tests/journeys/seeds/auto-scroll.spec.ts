import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/auto-scroll.ts";

describeSeed("auto-scroll", "seeds/auto-scroll.html", checkEffect);
