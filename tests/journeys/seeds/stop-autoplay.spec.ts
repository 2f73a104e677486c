import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/stop-autoplay.ts";

describeSeed("stop-autoplay", "seeds/stop-autoplay.html", checkEffect);
