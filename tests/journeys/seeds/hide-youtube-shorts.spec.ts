import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/hide-youtube-shorts.ts";

describeSeed("hide-youtube-shorts", "seeds/hide-youtube-shorts.html", checkEffect);
