import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/video-speed.ts";

describeSeed("video-speed", "seeds/video-speed.html", checkEffect);
