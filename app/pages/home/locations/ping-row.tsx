import type { ReactNode } from "react";
import { inDigits } from "../../../browser/digits";
import { pingRounds } from "../../../browser/measure-ping";
import { Icon } from "../../../components/icon";
import { Meter } from "../../../components/meter";
import { useLayoutData } from "../../../hooks/use-layout-data";
import type { LayoutData } from "../../../layout/loader";
import "../../../components/button-link.css";
import "./ping-row.css";
import { nearestTarget, type Ping, type PingTexts } from "./use-ping";

type PingRowProps = { ping: Ping; texts: PingTexts; onStart: () => void };

/** The button that measures the distance to each city, and what came of it. */
export function PingRow({ ping, texts, onStart }: PingRowProps) {
  const { targets } = texts;
  const measuring = ping.state === "measuring";
  const [button, sentence] = wordsOf(ping, texts, useLayoutData());
  const current = targets.findIndex(({ url }) => url === ping.url);
  const name = targets[current]?.name;
  const { round = 0 } = ping;
  const roundText = texts.rounds[round - 1];
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
          {measuring && <span aria-hidden="true">{`, ${roundText}`}</span>}
        </p>
        {measuring && (
          <div
            className="home-ping-row-progress"
            role="progressbar"
            aria-label={texts.progress}
            aria-valuemin={0}
            aria-valuemax={targets.length}
            aria-valuenow={current}
            aria-valuetext={`${name}, ${roundText}`}
          >
            <Meter cells={(20 * (current + round / pingRounds)) / targets.length} />
          </div>
        )}
      </div>
    </div>
  );
}

function wordsOf(
  ping: Ping,
  texts: PingTexts,
  { words, digits }: LayoutData,
): [button: string, sentence: ReactNode] {
  const { targets } = texts;
  if (ping.state === "before") return [texts.start, texts.explanation];
  if (ping.state === "measuring")
    return [texts.measuring, <b key="city">{targets.find(({ url }) => url === ping.url)?.name}</b>];
  if (ping.state === "offline") return [words.page.tryAgain, <Result key="offline" {...texts.offline} />];
  const nearest = nearestTarget(texts, ping);
  if (!nearest) return [words.page.tryAgain, <Result key="none" {...texts.noAnswer} />];
  const silent = targets.filter(({ url }) => ping.results[url] === null).length;
  const title = nearest.nearest.replaceAll("{ms}", inDigits(nearest.ms, digits));
  return [texts.again, <Result key="nearest" title={title} text={texts.notes[silent]} />];
}

function Result({ title, text }: { title: string; text: string | undefined }) {
  return (
    <>
      <b>{title}</b> {text}
    </>
  );
}
