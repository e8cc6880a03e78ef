export * from "../../../content/pages/website-hosting.yaml";
