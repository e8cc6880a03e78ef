import { test } from "@playwright/test";
import { freePort, startHost } from "../../delivery/conformance/host-process";
import { appRuns, arrived } from "./site-test";

test("in development the app runs on the page that is rendered for it, and leads on", async ({ page }) => {
  const port = await freePort();
  const server = await startHost({
    program: process.execPath,
    args: ["commands/with-config.mjs", "vite", "--port", String(port), "--strictPort", "--host", "127.0.0.1"],
    port,
  });
  try {
    await page.goto(`http://127.0.0.1:${port}/vps`);
    await appRuns(page);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Support" }).click();
    await arrived(page, "Someone is awake.");
  } finally {
    await server.stop();
  }
});
