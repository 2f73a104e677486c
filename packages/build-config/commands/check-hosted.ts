import { checkHosted } from "../src/check-hosted/check-hosted.ts";

process.exitCode = await checkHosted(process.env, (line) => console.log(line));
