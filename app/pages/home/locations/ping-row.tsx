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
  const { button, title, text } = wordsOf(ping, texts, useLayoutData());
  const { targets, progress } = texts;
  const { target, round = 1 } = ping;
  const measuring = ping.state === "measuring";
  const current = targets.findIndex(({ url }) => url === target?.url);
  const roundText = `, ${texts.rounds[round - 1]}`;
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
          {title && <b>{title}</b>}
          {title && text && " "}
          {text}
          {measuring && <span aria-hidden="true">{roundText}</span>}
        </p>
        {measuring && (
          <div
            className="home-ping-row-progress"
            role="progressbar"
            aria-label={progress}
            aria-valuemin={0}
            aria-valuemax={targets.length}
            aria-valuenow={current}
            aria-valuetext={`${target?.name}${roundText}`}
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
): { button: string; title?: string | undefined; text?: string | undefined } {
  const { tryAgain } = words.page;
  if (ping.state === "before") return { button: texts.start, text: texts.explanation };
  if (ping.state === "measuring") return { button: texts.measuring, title: ping.target?.name };
  if (ping.state === "offline") return { button: tryAgain, ...texts.offline };
  const nearest = nearestTarget(texts, ping);
  if (!nearest) return { button: tryAgain, ...texts.noAnswer };
  const silent = texts.targets.filter(({ url }) => ping.results[url] === null).length;
  const title = nearest.nearest.replaceAll("{ms}", inDigits(nearest.ms, digits));
  return { button: texts.again, title, text: texts.notes[silent] };
}
