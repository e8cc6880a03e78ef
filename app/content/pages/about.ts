export * from "../../../content/pages/about.yaml";
