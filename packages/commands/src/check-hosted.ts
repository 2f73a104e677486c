import { checkHosted } from "@scriptorium/check-hosted/check-hosted";

process.exitCode = await checkHosted(process.env, (line) => console.log(line));
