import { useId } from "react";
import { useIconHref } from "./icon";
import "./stars.css";

type StarsProps = {
  value: number;
  outOf: number;
  /** Between two stars, each 48 units wide. */
  gap: number;
};

/** Parts of an SVG: stars in a row. The star in which the value lies is lit in part. */
export function Stars({ value, outOf, gap }: StarsProps) {
  const clip = useId();
  const star = useIconHref()("star");
  const size = 48;
  const step = size + gap;
  const stars = Array.from({ length: outOf }, (_, star) => star * step);
  const whole = Math.floor(value);
  const drawStars = (className: string) =>
    stars.map((x) => (
      <use key={x} className={className} href={star} transform={`translate(${x}) scale(4)`} />
    ));
  return (
    <>
      <clipPath id={clip}>
        <path d={`M0 0h${Math.round((whole * step + (value - whole) * size) * 10) / 10}v${size}H0z`} />
      </clipPath>
      {drawStars("stars-unlit")}
      <g clipPath={`url(#${clip})`}>{drawStars("stars-lit")}</g>
    </>
  );
}
