import { type ChildProcess, spawn } from "node:child_process";
import { type AddressInfo, createServer, type Server } from "node:net";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { findProgram, freePort } from "../../scripts/host-process";
import { asset, keepRequesting, program, runProgram, type Tally } from "./served-copy";

/** Does what systemd does for a service with a socket unit: keeps the socket, and starts the server again when it ends. */
const serviceManager = `
while :; do
  LISTEN_FDS=1 sh -c 'LISTEN_PID=$$ exec "$@"' sh "$@" >/dev/null &
  echo $!
  wait $!
done`;

/** Starts the server on a socket that this process has opened and closed again. */
async function startOnInheritedSocket() {
  const listener = createServer() as Server & { _handle: { fd: number } };
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const { port } = listener.address() as AddressInfo;
  const manager = spawn("sh", ["-c", serviceManager, "sh", process.execPath, program], {
    stdio: ["ignore", "pipe", "inherit", listener._handle.fd],
  });
  const pids: number[] = [];
  createInterface({ input: manager.stdout as NonNullable<ChildProcess["stdout"]> }).on("line", (line) =>
    pids.push(Number(line)),
  );
  onTestFinished(() => {
    manager.kill("SIGKILL");
    const server = pids.at(-1);
    if (server) process.kill(server, "SIGKILL");
  });
  await new Promise((resolve) => listener.close(resolve));
  return { base: new URL(`http://127.0.0.1:${port}`), pids };
}

test("restarts on an inherited socket refuse no connection and lose no request", async () => {
  const { base, pids } = await startOnInheritedSocket();
  const tally: Tally = { complete: 0, cut: 0, lost: 0, refused: 0 };
  let running = true;
  const paths = ["/", "/about", asset];
  const clients = Array.from({ length: 12 }, (_, index) =>
    keepRequesting(new URL(paths[index % paths.length] ?? "/", base), tally, () => running),
  );
  for (let restart = 1; restart <= 3; restart++) {
    const before = tally.complete;
    await expect.poll(() => tally.complete).toBeGreaterThan(before + 100);
    expect(pids).toHaveLength(restart);
    process.kill(pids[restart - 1] as number, "SIGTERM");
    await expect.poll(() => pids.length).toBe(restart + 1);
  }
  const before = tally.complete;
  await expect.poll(() => tally.complete).toBeGreaterThan(before + 100);
  running = false;
  await Promise.all(clients);
  expect(tally).toMatchObject({ cut: 0, lost: 0, refused: 0 });
});

const activate = findProgram("systemd-socket-activate");

test.skipIf(!activate)("systemd passes its socket to the server", async () => {
  const port = await freePort();
  runProgram([activate ?? "", "-l", `127.0.0.1:${port}`, process.execPath, program], {});
  await expect
    .poll(() => fetch(`http://127.0.0.1:${port}/healthz`).then((response) => response.text(), String))
    .toBe("ok");
});
