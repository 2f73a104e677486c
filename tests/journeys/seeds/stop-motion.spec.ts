import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/stop-motion.ts";

describeSeed("stop-motion", "seeds/stop-motion.html", checkEffect);
