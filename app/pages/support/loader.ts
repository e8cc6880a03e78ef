import type { Records } from "../../../site/schemas/all-schemas";
import type { Site } from "../../../site/site";
import type { ButtonRowLink } from "../../components/button-row";
import { companyDetails } from "../../loaders/company";
import { shownFigure } from "../../loaders/figures";
import type { PageHead } from "../../loaders/head";
import { existingLinks } from "../../loaders/links";
import { organization } from "../../loaders/structured-data";

type ContactOption = Records["support-options"]["options"][number];

export function loader(site: Site) {
  const { records, drawings } = site;
  const { head, response, statsLabel, closing } = records["pages/support"];
  const { stats, options, helpCategories } = records["support-options"];
  return {
    hero: { ...head, scene: drawings.scenes.support, links: contactLinks(options) },
    contacts: { response, options: options.map((option) => contactOf(option, site)) },
    stats: { label: statsLabel, stats: stats.map((stat) => shownFigure(site, stat)) },
    help: helpCategories,
    closing: closing && {
      ...closing,
      links: existingLinks(site, [
        { text: closing.questionsLink, target: { to: "/#questions" }, tone: "dark", icon: "arrow" },
      ]),
    },
    company: companyDetails(site),
  };
}

/** With mail address and telephone number if the page shows them. */
export function head(site: Site): PageHead {
  const { brand, "pages/support": page, "support-options": support } = site.records;
  const { supportMail, supportTelephone } = brand.destinations;
  const shown = support.options.map(({ destination }) => destination);
  const ways = {
    ...(shown.includes(supportMail) && { email: brand.supportEmail }),
    ...(shown.includes(supportTelephone) && { telephone: brand.telephone }),
  };
  const contactPoint = { "@type": "ContactPoint", contactType: "customer support", ...ways } as const;
  const details = Object.keys(ways).length > 0 ? { contactPoint } : {};
  return {
    meta: page.meta,
    shareCard: page.shareCard,
    structuredData: () => [organization(site, details)],
  };
}

/** Buttons for two ways of contact: the first whose links have texts of their own. */
export function contactLinks(options: readonly Pick<ContactOption, "link" | "destination">[]) {
  const linked = options.flatMap(({ link, destination }) => (link ? [{ text: link, destination }] : []));
  return linked.slice(0, 2).map(({ text, destination }, index): ButtonRowLink => {
    const look = index === 0 ? ({ icon: "arrow" } as const) : ({ tone: "dark" } as const);
    return { text, target: { href: destination }, ...look };
  });
}

/** A link without words of its own shows mail address or telephone number as they are. */
function contactOf(option: ContactOption, site: Site) {
  const { supportEmail, telephone, destinations } = site.records.brand;
  const { supportMail, supportTelephone } = destinations;
  const addresses = { [supportMail]: supportEmail, [supportTelephone]: telephone };
  const link = option.link ?? addresses[option.destination] ?? option.title;
  return { ...option, response: shownFigure(site, option.response), link };
}
