import { features, users } from "../../content/website-features.yaml";
import type { WebsiteFeatures } from "../../schemas/website-features";

export const websiteUsers: WebsiteFeatures["users"] = users;

export const websiteFeatures: Readonly<WebsiteFeatures["features"]> = features;
