import type { ReactNode } from "react";
import { pingRounds } from "../../../browser/measure-ping";
import { Icon } from "../../../components/icon";
import { Meter } from "../../../components/meter";
import { capitalised, counted } from "../../../format/counted";
import { localNumber } from "../../../format/numbers";
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
          {measuring && <span aria-hidden="true">{`, ${ping.round} of ${pingRounds}`}</span>}
        </p>
        {measuring && (
          <div
            className="home-ping-row-progress"
            role="progressbar"
            aria-label="Measured"
            aria-valuemin={0}
            aria-valuemax={targets.length}
            aria-valuenow={current}
            aria-valuetext={`${name}, ${ping.round} of ${pingRounds}`}
          >
            <Meter cells={(20 * (current + (ping.round ?? 0) / pingRounds)) / targets.length} />
          </div>
        )}
      </div>
    </div>
  );
}

function wordsOf(ping: Ping, targets: readonly PingTarget[]): [button: string, sentence: ReactNode] {
  if (ping.state === "before")
    return [
      "Measure from here",
      "How far are you from each city? Five small requests to each, sent when you press.",
    ];
  if (ping.state === "measuring")
    return ["Measuring", <b key="city">{targets.find(({ url }) => url === ping.url)?.name}</b>];
  if (ping.state === "offline")
    return [
      "Try again",
      <Result key="offline" bold="You’re offline." rest="Nothing was sent. Try again once you’re back." />,
    ];
  const nearest = nearestTarget(targets, ping);
  if (!nearest)
    return [
      "Try again",
      <Result
        key="none"
        bold="No city answered."
        rest="Your network may be blocking the test. Nothing else is wrong with this page."
      />,
    ];
  const silent = targets.filter(({ url }) => ping.results[url] === null).length;
  const how = "Web round trip, median of five.";
  return [
    "Measure again",
    <Result
      key="nearest"
      bold={`Nearest to you: ${nearest.name}, ${localNumber(Math.round(nearest.ms))} ms.`}
      rest={
        silent > 0
          ? `${capitalised(counted(silent, "city"))} didn’t answer. ${how}`
          : `${how} A full bar is 250 ms: five ticks.`
      }
    />,
  ];
}

function Result({ bold, rest }: { bold: string; rest: string }) {
  return (
    <>
      <b>{bold}</b> {rest}
    </>
  );
}
