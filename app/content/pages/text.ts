export * from "../../../content/pages/text.yaml";
