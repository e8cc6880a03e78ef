export * from "../../../content/pages/support.yaml";
