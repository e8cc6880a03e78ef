#!/usr/bin/env node
// Stock Firefox for Playwright, which starts this file in its place. Playwright asks for one command of WebDriver BiDi that
// Firefox does not know yet (emulation.setMediaFeaturesOverride, for every new context), and gives up on the answer. This
// proxy replaces that command by one without effect; everything else passes unchanged.
import { spawn } from "node:child_process";
import { connect, createServer } from "node:net";

const unknown = '"emulation.setMediaFeaturesOverride"';
/** Of the same length, because the WebSocket frame states it. */
const harmless = '"session.status"'.padEnd(unknown.length);

const firefox = spawn(process.env.FIREFOX ?? "firefox-esr", process.argv.slice(2), {
  stdio: ["inherit", "inherit", "pipe"],
});
firefox.on("exit", (code) => process.exit(code ?? 1));

const listening = /(WebDriver BiDi listening on ws:\/\/127\.0\.0\.1:)(\d+)/;
let announced = false;
firefox.stderr.setEncoding("utf8").on("data", (/** @type {string} */ text) => {
  const port = announced ? undefined : listening.exec(text)?.[2];
  if (!port) return process.stderr.write(text);
  announced = true;
  const proxy = createServer((playwright) => passOn(playwright, Number(port)));
  proxy.listen(0, "127.0.0.1", () => {
    const address = /** @type {import("node:net").AddressInfo} */ (proxy.address());
    process.stderr.write(text.replace(listening, `$1${address.port}`));
  });
});

/**
 * @param {import("node:net").Socket} playwright
 * @param {number} port
 */
function passOn(playwright, port) {
  const browser = connect(port, "127.0.0.1");
  browser.pipe(playwright);
  /** @type {Buffer} */
  let waiting = Buffer.alloc(0);
  let shookHands = false;
  playwright.on("data", (/** @type {Buffer} */ chunk) => {
    waiting = Buffer.concat([waiting, chunk]);
    if (!shookHands) {
      const end = waiting.indexOf("\r\n\r\n");
      if (end === -1) return;
      shookHands = true;
      const request = waiting.subarray(0, end + 4).toString();
      browser.write(request.replace(/^host:.*$/im, `Host: 127.0.0.1:${port}`));
      waiting = waiting.subarray(end + 4);
    }
    for (let size = frameSize(waiting); size <= waiting.length; size = frameSize(waiting)) {
      browser.write(amended(waiting.subarray(0, size)));
      waiting = waiting.subarray(size);
    }
  });
  playwright.on("close", () => browser.destroy());
  playwright.on("error", () => browser.destroy());
  browser.on("error", () => playwright.destroy());
}

/**
 * Where the mask of a WebSocket frame from a client begins: after two bytes, and two or eight more for a long one.
 * @param {Buffer} bytes
 */
function maskAt(bytes) {
  const length = (bytes[1] ?? 0) & 127;
  return 2 + (length === 126 ? 2 : length === 127 ? 8 : 0);
}

/**
 * How many bytes the first frame takes; infinitely many while not even that can be told.
 * @param {Buffer} bytes
 */
function frameSize(bytes) {
  const mask = maskAt(bytes);
  if (bytes.length < mask) return Number.POSITIVE_INFINITY;
  const short = (bytes[1] ?? 0) & 127;
  const length =
    short === 126 ? bytes.readUInt16BE(2) : short === 127 ? Number(bytes.readBigUInt64BE(2)) : short;
  return mask + 4 + length;
}

/** @param {Buffer} frame */
function amended(frame) {
  const mask = maskAt(frame);
  const payload = masked(frame, mask);
  const at = payload.indexOf(unknown);
  if (at === -1) return frame;
  payload.write(harmless, at);
  const amendedFrame = Buffer.concat([frame.subarray(0, mask + 4), payload]);
  return Buffer.concat([frame.subarray(0, mask + 4), masked(amendedFrame, mask)]);
}

/**
 * What follows the mask, masked or, being so already, laid bare.
 * @param {Buffer} frame
 * @param {number} mask
 */
function masked(frame, mask) {
  const payload = Buffer.from(frame.subarray(mask + 4));
  for (let index = 0; index < payload.length; index++) {
    payload[index] = (payload[index] ?? 0) ^ (frame[mask + (index % 4)] ?? 0);
  }
  return payload;
}
