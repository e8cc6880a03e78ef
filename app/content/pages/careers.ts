export * from "../../../content/pages/careers.yaml";
