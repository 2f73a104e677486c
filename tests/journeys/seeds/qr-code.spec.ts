import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/qr-code.ts";

describeSeed("qr-code", "seeds/qr-code.html", checkEffect);
