import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/keep-screen-awake.ts";

describeSeed("keep-screen-awake", "seeds/keep-screen-awake.html", checkEffect);
