import * as records from "../../content/footer.yaml";
import type { Footer } from "../../schemas/footer";

export const footerColumns: Readonly<Footer["columns"]> = records.columns;

export const socialLinks: Readonly<Footer["socialLinks"]> = records.socialLinks;
