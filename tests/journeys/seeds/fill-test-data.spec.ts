import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/fill-test-data.ts";

describeSeed("fill-test-data", "seeds/fill-test-data.html", checkEffect);
