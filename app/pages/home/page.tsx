import { brand } from "../../content/brand";
import type { PageMeta } from "../../page-meta";
import { Hero } from "./hero";

export const meta: PageMeta = {
  title: `${brand.name}: game servers, VPS and website hosting in India`,
  description:
    "Minecraft servers, VPS and cPanel websites on AMD Ryzen, close to your players. DDoS protection up to 2.5 Tbps, 24/7 support, prices in rupees.",
};

export default function HomePage() {
  return <Hero />;
}
