import { scene as moon } from "virtual:scenes/moon";
import "./moon.css";

export function Moon() {
  return (
    <img className="vps-moon" src={moon.src} width={moon.width} height={moon.height} alt="" loading="lazy" />
  );
}
