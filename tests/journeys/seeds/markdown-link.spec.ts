import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/markdown-link.ts";

describeSeed("markdown-link", "seeds/markdown-link.html", checkEffect);
