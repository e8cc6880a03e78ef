import type {
  BreadcrumbList,
  ContactPoint,
  ListItem,
  Offer,
  Organization,
  Product,
  WebSite,
  WithContext,
} from "schema-dts";
import type { Company } from "../../site/schemas/company";
import type { MinecraftPlan } from "../../site/schemas/plans";
import type { Site } from "../../site/site";
import { type DescribedPage, fileUrl, pageUrl } from "./head";

const context = "https://schema.org";

type OrganizationDetails = {
  slogan?: string;
  foundingDate?: string;
  contactPoint?: ContactPoint;
};

/** The company. Each page adds the details it shows; search engines join the blocks by their id. */
export function organization(site: Site, details: OrganizationDetails = {}): WithContext<Organization> {
  const { brand, company, footer } = site.records;
  return {
    "@context": context,
    "@type": "Organization",
    "@id": fileUrl("/#organization", site),
    name: brand.name,
    url: fileUrl("/", site),
    logo: fileUrl("/icon-512.png", site),
    ...(footer.socialLinks.length > 0 && {
      sameAs: footer.socialLinks.map(({ destination }) => destination),
    }),
    ...(company && companyFacts(company)),
    ...details,
  };
}

/** What the footer shows of the company. */
function companyFacts({ legalName, address, numbers = [] }: Company) {
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

export function webSite(site: Site): WithContext<WebSite> {
  return {
    "@context": context,
    "@type": "WebSite",
    name: site.records.brand.name,
    url: pageUrl("/", site),
    inLanguage: site.language.tag,
    publisher: { "@id": fileUrl("/#organization", site) },
  };
}

type Plan = Pick<MinecraftPlan, "id" | "title" | "monthly" | "destination" | "soldOut"> & {
  subtitle?: string;
};

/** A price list. No ratings, which the pages do not show; availability only of a plan that is sold out. */
export function planProduct(
  site: Site,
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
    brand: { "@type": "Brand", name: site.records.brand.name },
    offers: {
      "@type": "AggregateOffer",
      priceCurrency: site.format.currency,
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: plans.length,
      offers: plans.map((plan) => planOffer(site, plan, url)),
    },
  };
}

function planOffer(site: Site, plan: Plan, url: string): Offer {
  const { id, title, subtitle, monthly, destination, soldOut } = plan;
  const { tax } = site.records.brand;
  const priceCurrency = site.format.currency;
  return {
    "@type": "Offer",
    "@id": `${url}#${id}`,
    name: title,
    ...(subtitle ? { description: subtitle } : {}),
    price: monthly,
    priceCurrency,
    url: destination,
    ...(soldOut ? { availability: "https://schema.org/SoldOut" } : {}),
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: monthly,
      priceCurrency,
      ...(tax ? { valueAddedTaxIncluded: tax.included } : {}),
      // UN/CEFACT's code for a month.
      referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: "MON" },
    },
  };
}

export type Breadcrumb = { name: string; path: string };

/** From the home page to the page. The home page itself has none. */
export function breadcrumbList(
  site: Site,
  breadcrumbs: readonly Breadcrumb[],
): WithContext<BreadcrumbList>[] {
  if (breadcrumbs.length < 2) return [];
  const itemListElement = breadcrumbs.map(({ name, path }, index): ListItem => {
    return { "@type": "ListItem", position: index + 1, name, item: pageUrl(path, site) };
  });
  return [{ "@context": context, "@type": "BreadcrumbList", itemListElement }];
}
