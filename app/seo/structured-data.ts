import type {
  BreadcrumbList,
  ContactPoint,
  FAQPage,
  JobPosting,
  Offer,
  Organization,
  Product,
  WebSite,
  WithContext,
} from "schema-dts";
import { brand, type Destination, destinations } from "../content/brand";
import { footerColumns, socialLinks } from "../content/footer";
import { positions } from "../content/positions";
import { canonicalUrl } from "./page-meta";

/** What a page tells search engines about the things on it (https://schema.org). Every value is one a reader can see. */
export type StructuredData = readonly StructuredDataBlock[];

/** The types in use; `Thing` would be the union of all types of schema.org. */
type StructuredDataBlock =
  | WithContext<BreadcrumbList>
  | WithContext<FAQPage>
  | WithContext<JobPosting>
  | WithContext<Organization>
  | WithContext<Product>
  | WithContext<WebSite>;

/** What `pages/<page>/structured-data.ts` is told about its page. */
export type DescribedPage = {
  url: string;
  description: string;
  /** The share card's address; development has none. */
  image: string | undefined;
  /** Of a position; empty elsewhere. */
  slug: string;
};

const context = "https://schema.org";
const organizationId = canonicalUrl("/#organization");

type OrganizationDetails = {
  slogan?: string;
  foundingDate?: string;
  contactPoint?: ContactPoint;
};

/** The company. Each page adds what it says of it; the id makes them one. */
export function organization(details: OrganizationDetails = {}): WithContext<Organization> {
  return {
    "@context": context,
    "@type": "Organization",
    "@id": organizationId,
    name: brand.name,
    url: canonicalUrl("/"),
    logo: canonicalUrl("/icon-512.png"),
    sameAs: socialLinks.map(({ destination }) => destinations[destination]),
    ...details,
  };
}

export function webSite(): WithContext<WebSite> {
  return {
    "@context": context,
    "@type": "WebSite",
    name: brand.name,
    url: canonicalUrl("/"),
    inLanguage: "en-IN",
    publisher: { "@id": organizationId },
  };
}

type Plan = { id: string; title: string; subtitle?: string; monthlyInr: number; destination: Destination };

/** A price list. No ratings and no availability: the page claims neither. */
export function planProduct(
  name: string,
  plans: readonly Plan[],
  { url, description, image }: DescribedPage,
): WithContext<Product> {
  const prices = plans.map(({ monthlyInr }) => monthlyInr);
  return {
    "@context": context,
    "@type": "Product",
    name,
    description,
    url,
    ...(image ? { image } : {}),
    brand: { "@type": "Brand", name: brand.name },
    offers: {
      "@type": "AggregateOffer",
      priceCurrency: "INR",
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: plans.length,
      offers: plans.map((plan) => planOffer(plan, url)),
    },
  };
}

function planOffer({ id, title, subtitle, monthlyInr, destination }: Plan, url: string): Offer {
  return {
    "@type": "Offer",
    "@id": `${url}#${id}`,
    name: title,
    ...(subtitle ? { description: subtitle } : {}),
    price: monthlyInr,
    priceCurrency: "INR",
    url: destinations[destination],
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: monthlyInr,
      priceCurrency: "INR",
      // UN/CEFACT's code for a month.
      referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: "MON" },
    },
  };
}

/** The way from the home page, in the footer's words. The home page itself has none. */
export function breadcrumbs(path: string): WithContext<BreadcrumbList>[] {
  const steps = path
    .split("/")
    .slice(1)
    .map((_, index, parts) => `/${parts.slice(0, index + 1).join("/")}`);
  if (path === "/") return [];
  return [
    {
      "@context": context,
      "@type": "BreadcrumbList",
      itemListElement: ["/", ...steps].map((step, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: stepName(step),
        item: canonicalUrl(step),
      })),
    },
  ];
}

function stepName(path: string): string {
  const names = new Map<string, string>([
    ["/", "Home"],
    ["/legal", "Legal Policies"],
    ...footerColumns.flatMap(({ links }) =>
      links.flatMap((link): [string, string][] => ("to" in link ? [[link.to, link.label]] : [])),
    ),
    ...positions.map(({ slug, title }): [string, string] => [`/careers/${slug}`, title]),
  ]);
  const name = names.get(path);
  if (!name)
    throw new Error(`${path} has no name in the footer: structured-data.ts needs one for its breadcrumb.`);
  return name;
}
