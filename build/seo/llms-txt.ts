import { brand, destinations } from "../../app/content/brand";
import { games } from "../../app/content/games";
import { legalTabs } from "../../app/content/legal";
import { type MinecraftPlan, minecraftPlans } from "../../app/content/minecraft-plans";
import { positions } from "../../app/content/positions";
import { questions } from "../../app/content/questions";
import { supportOptions } from "../../app/content/support-options";
import { type VpsPlan, vpsPlans } from "../../app/content/vps-plans";
import { type WebsitePlan, websitePlans } from "../../app/content/website-plans";
import { capacity } from "../../app/format/capacity";
import { figureText } from "../../app/format/figure-text";
import { priceRange } from "../../app/format/price-range";
import { rupees } from "../../app/format/rupees";

/** The offers in plain text, for people who ask an assistant instead of reading (https://llmstxt.org). */
export function llmsTxt(): string {
  const sections = [
    `# ${brand.name}`,
    `> ${brand.tagline.join(" ")} Minecraft servers, VPS and cPanel website hosting for gamers in India. Prices are in rupees, by the month, and stand on the page.`,
    "Each page keeps its own figures. If two pages disagree, quote the page you mean. Orders and payments happen in the client area, not on this site.",
    list("Minecraft plans", "/minecraft", priceRange(minecraftPlans), minecraftPlans.map(minecraftLine)),
    list("VPS plans", "/vps", priceRange(vpsPlans), vpsPlans.map(vpsLine)),
    list(
      "Website hosting plans",
      "/website-hosting",
      priceRange(websitePlans),
      websitePlans.map(websiteLine),
    ),
    `## Games\n\n${games
      .map(
        (game) =>
          `- [${game.title}](${address(game.to)}): listed in the [catalogue](${address("/games")}) at ${rupees(game.monthlyInr)} a month. ${game.shortDesc}`,
      )
      .join("\n")}`,
    `## Support\n\n${supportOptions
      .map(
        ({ title, destination, response, description }) =>
          `- [${title}](${destinations[destination]}): ${figureText(response)}. ${description}`,
      )
      .join("\n")}`,
    `## Questions\n\n${questions.map(({ question, answer }) => `- ${question} ${answer}`).join("\n")}`,
    `## Rules\n\n${legalTabs.map(({ title, hash }) => `- [${title}](${address(`/legal#${hash}`)})`).join("\n")}\n- [All four as data](${address("/legal.json")})`,
    `## Optional\n\n${[
      `- [About](${address("/about")})`,
      `- [Careers](${address("/careers")}): ${positions.map(({ title }) => title).join(", ") || "no open position"}`,
      `- [Partners](${address("/partners")})`,
      `- [Status page](${destinations.statusPage})`,
    ].join("\n")}`,
  ];
  return `${sections.join("\n\n")}\n`;
}

function list(
  title: string,
  path: string,
  { lowest, highest }: ReturnType<typeof priceRange>,
  lines: readonly string[],
) {
  return `## ${title}\n\n[${lowest} to ${highest} a month](${address(path)}):\n\n${lines.join("\n")}`;
}

function minecraftLine(plan: MinecraftPlan): string {
  return `- ${plan.title}: ${rupees(plan.monthlyInr)} a month, ${plan.ramGb} GB RAM, ${plan.ssdGb} GB SSD, ${counted(plan.backups, "backup")}, ${plan.cpuSharePercent}% CPU share. [Order](${destinations[plan.destination]})`;
}

function vpsLine(plan: VpsPlan): string {
  const network = plan.networkGbps ? `, ${plan.networkGbps} Gbps network` : "";
  return `- ${plan.title} (${plan.subtitle}): ${rupees(plan.monthlyInr)} a month, ${plan.ramGb} GB RAM, ${plan.vcpus} vCPU, ${size(plan.storageGb)} storage, ${plan.transferTb} TB transfer${network}. [Order](${destinations[plan.destination]})`;
}

function websiteLine(plan: WebsitePlan): string {
  return `- ${plan.title} (${plan.subtitle}): ${rupees(plan.monthlyInr)} a month, ${counted(plan.domains, "domain")}, ${counted(plan.cpuCores, "CPU core")}, ${size(plan.bandwidthGb)} bandwidth, ${plan.backup} backup. [Order](${destinations[plan.destination]})`;
}

function size(gigabytes: number): string {
  return Object.values(capacity(gigabytes)).join(" ");
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function address(path: string): string {
  return new URL(path, brand.origin).href;
}
