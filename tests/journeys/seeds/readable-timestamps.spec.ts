import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/readable-timestamps.ts";

describeSeed("readable-timestamps", "seeds/readable-timestamps.html", checkEffect);
