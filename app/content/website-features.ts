export { features as websiteFeatures, users as websiteUsers } from "../../content/website-features.yaml";
