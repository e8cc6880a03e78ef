export * from "../../../content/pages/legal.yaml";
