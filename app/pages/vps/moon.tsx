import type { Scene } from "../../../site/drawings";
import "./moon.css";

export function Moon({ src, width, height }: Scene) {
  return <img className="vps-moon" src={src} width={width} height={height} alt="" loading="lazy" />;
}
