import type { ReactNode } from "react";
import { pingRounds } from "../../../browser/measure-ping";
import { Icon } from "../../../components/icon";
import { Meter } from "../../../components/meter";
import { words } from "../../../content/interface";
import { ping as texts } from "../../../content/pages/home";
import { localNumber } from "../../../format/numbers";
import { phrase, plural } from "../../../format/phrase";
import "../../../components/button-link.css";
import { nearestTarget, type PingTarget } from "./nearest";
import "./ping-row.css";
import type { Ping } from "./use-ping";

type PingRowProps = { ping: Ping; targets: readonly PingTarget[]; onStart: () => void };

/** The button that measures the distance to each city, and what came of it. */
export function PingRow({ ping, targets, onStart }: PingRowProps) {
  const measuring = ping.state === "measuring";
  const [button, sentence] = wordsOf(ping, targets);
  const current = targets.findIndex(({ url }) => url === ping.url);
  const name = targets[current]?.name;
  const round = phrase(texts.round, { round: localNumber(ping.round ?? 0), rounds: localNumber(pingRounds) });
  return (
    <div className="home-ping-row">
      {/* Stays focused while it measures, which a disabled button does not. */}
      <button
        type="button"
        className="button-link"
        data-tone="dark"
        aria-disabled={measuring}
        onClick={onStart}
      >
        {button}
        {!measuring && <Icon name="bolt" />}
      </button>
      <div className="home-ping-row-words">
        <p role="status">
          {sentence}
          {measuring && <span aria-hidden="true">{`, ${round}`}</span>}
        </p>
        {measuring && (
          <div
            className="home-ping-row-progress"
            role="progressbar"
            aria-label={texts.progress}
            aria-valuemin={0}
            aria-valuemax={targets.length}
            aria-valuenow={current}
            aria-valuetext={`${name}, ${round}`}
          >
            <Meter cells={(20 * (current + (ping.round ?? 0) / pingRounds)) / targets.length} />
          </div>
        )}
      </div>
    </div>
  );
}

function wordsOf(ping: Ping, targets: readonly PingTarget[]): [button: string, sentence: ReactNode] {
  if (ping.state === "before") return [texts.start, texts.explanation];
  if (ping.state === "measuring")
    return [texts.measuring, <b key="city">{targets.find(({ url }) => url === ping.url)?.name}</b>];
  if (ping.state === "offline") return [words.page.tryAgain, <Result key="offline" {...texts.offline} />];
  const nearest = nearestTarget(targets, ping);
  if (!nearest) return [words.page.tryAgain, <Result key="none" {...texts.noAnswer} />];
  const silent = targets.filter(({ url }) => ping.results[url] === null).length;
  return [
    texts.again,
    <Result
      key="nearest"
      title={phrase(texts.nearest, { city: nearest.name, ms: localNumber(Math.round(nearest.ms)) })}
      text={silent > 0 ? `${plural(texts.silent, silent)} ${texts.method}` : `${texts.method} ${texts.scale}`}
    />,
  ];
}

function Result({ title, text }: { title: string; text: string }) {
  return (
    <>
      <b>{title}</b> {text}
    </>
  );
}
