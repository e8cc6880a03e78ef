import type {
  Article,
  BreadcrumbList,
  ContactPoint,
  FAQPage,
  JobPosting,
  ListItem,
  Offer,
  Organization,
  Product,
  WebPage,
  WebSite,
  WithContext,
} from "schema-dts";
import { brand, currency, locale } from "../content/brand";
import { company } from "../content/company";
import { socialLinks } from "../content/footer";
import type { MinecraftPlan } from "../content/minecraft-plans";
import { tax } from "../format/tax";
import { fileUrl, pageUrl } from "./page-meta";

/** Data for search engines about the things on a page (https://schema.org). Readers see every value on the page too. */
export type StructuredData = readonly WithContext<
  // The types in use; `Thing` would be the union of all types of schema.org.
  Article | BreadcrumbList | FAQPage | JobPosting | Organization | Product | WebPage | WebSite
>[];

/** The argument of `structuredData` in `pages/<page>/data.ts`. */
export type DescribedPage = {
  url: string;
  description: string;
  /** The address of the share card, or of the icon of the site. */
  image: string;
  /** Of a position; of a text its path. */
  slug: string;
};

const context = "https://schema.org";

type OrganizationDetails = {
  slogan?: string;
  foundingDate?: string;
  contactPoint?: ContactPoint;
};

/** The company. Each page adds the details it shows; search engines join the blocks by their id. */
export function organization(details: OrganizationDetails = {}): WithContext<Organization> {
  return {
    "@context": context,
    "@type": "Organization",
    "@id": fileUrl("/#organization"),
    name: brand.name,
    url: fileUrl("/"),
    logo: fileUrl("/icon-512.png"),
    ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ destination }) => destination) }),
    ...(company && companyFacts(company)),
    ...details,
  };
}

/** What the footer shows of the company. */
function companyFacts({ legalName, address, numbers = [] }: NonNullable<typeof company>) {
  const { street, city, region, postalCode, country } = address;
  const valuesOf = (kind: "tax" | "vat") =>
    numbers.filter((number) => number.kind === kind).map(({ value }) => value);
  const [taxID, vatID] = [valuesOf("tax"), valuesOf("vat")];
  const others = numbers.filter(({ kind }) => !kind);
  return {
    legalName,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      ...(region && { addressRegion: region }),
      postalCode,
      addressCountry: country,
    },
    ...(taxID.length > 0 && { taxID }),
    ...(vatID.length > 0 && { vatID }),
    ...(others.length > 0 && {
      identifier: others.map(({ label, value }) => ({ "@type": "PropertyValue", name: label, value })),
    }),
  } satisfies Partial<Organization>;
}

export function webSite(): WithContext<WebSite> {
  return {
    "@context": context,
    "@type": "WebSite",
    name: brand.name,
    url: pageUrl("/"),
    inLanguage: locale,
    publisher: { "@id": fileUrl("/#organization") },
  };
}

type Plan = Pick<MinecraftPlan, "id" | "title" | "monthly" | "destination" | "soldOut"> & {
  subtitle?: string;
};

/** A price list. No ratings, which the pages do not show; availability only of a plan that is sold out. */
export function planProduct(
  name: string,
  plans: readonly Plan[],
  { url, description, image }: DescribedPage,
): WithContext<Product> {
  const prices = plans.map(({ monthly }) => monthly);
  return {
    "@context": context,
    "@type": "Product",
    name,
    description,
    url,
    image,
    brand: { "@type": "Brand", name: brand.name },
    offers: {
      "@type": "AggregateOffer",
      priceCurrency: currency,
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: plans.length,
      offers: plans.map((plan) => planOffer(plan, url)),
    },
  };
}

function planOffer({ id, title, subtitle, monthly, destination, soldOut }: Plan, url: string): Offer {
  return {
    "@type": "Offer",
    "@id": `${url}#${id}`,
    name: title,
    ...(subtitle ? { description: subtitle } : {}),
    price: monthly,
    priceCurrency: currency,
    url: destination,
    ...(soldOut ? { availability: "https://schema.org/SoldOut" } : {}),
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: monthly,
      priceCurrency: currency,
      ...(tax ? { valueAddedTaxIncluded: tax.included } : {}),
      // UN/CEFACT's code for a month.
      referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: "MON" },
    },
  };
}

export type Breadcrumb = { name: string; path: string };

/** From the home page to the page. The home page itself has none. */
export function breadcrumbList(breadcrumbs: readonly Breadcrumb[]): WithContext<BreadcrumbList>[] {
  if (breadcrumbs.length < 2) return [];
  const itemListElement = breadcrumbs.map(({ name, path }, index): ListItem => {
    return { "@type": "ListItem", position: index + 1, name, item: pageUrl(path) };
  });
  return [{ "@context": context, "@type": "BreadcrumbList", itemListElement }];
}
