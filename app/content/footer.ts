import { columns, socialLinks as links } from "../../content/footer.yaml";
import type { Footer } from "../../schemas/footer";

export const footerColumns: Readonly<Footer["columns"]> = columns;

export const socialLinks: Readonly<Footer["socialLinks"]> = links;
