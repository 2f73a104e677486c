import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/tab-order.ts";

describeSeed("tab-order", "seeds/tab-order.html", checkEffect);
