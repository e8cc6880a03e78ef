export * from "../../../content/pages/partners.yaml";
