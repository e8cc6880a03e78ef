import { spawn } from "node:child_process";

/** Opens the owner's browser. Where that is not possible, the printed address is enough. */
export function openBrowser(address: string) {
  const [program = "", ...args] = { darwin: ["open"], win32: ["cmd", "/c", "start", ""] }[
    process.platform as string
  ] ?? ["xdg-open"];
  spawn(program, [...args, address], { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref();
}
