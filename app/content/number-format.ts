/** How the site writes numbers and money: `locale` and `currency` of content/brand.yaml. */
export { numberFormat } from "../../content/brand.yaml";
