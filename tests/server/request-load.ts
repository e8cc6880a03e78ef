import { Agent, get } from "node:http";

/** Requests by outcome. */
export type Tally = { complete: number; cut: number; lost: number; refused: number };

/** Sends requests over one keep-alive connection, one after the other, while `wanted` returns true. */
export async function keepRequesting(url: URL, tally: Tally, wanted: (outcome: keyof Tally) => boolean) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let outcome: keyof Tally;
  do {
    outcome = await requestOnce(url, agent);
    tally[outcome]++;
  } while (wanted(outcome));
  agent.destroy();
}

function requestOnce(url: URL, agent: Agent): Promise<keyof Tally> {
  return new Promise((resolve) => {
    get(url, { agent }, (response) => {
      let length = 0;
      response.on("data", (chunk) => {
        length += chunk.length;
      });
      const expected = Number(response.headers["content-length"]);
      response.on("end", () => resolve(length === expected ? "complete" : "cut"));
      response.on("error", () => resolve("cut"));
    }).on("error", (error: NodeJS.ErrnoException) =>
      resolve(error.code === "ECONNREFUSED" ? "refused" : "lost"),
    );
  });
}
