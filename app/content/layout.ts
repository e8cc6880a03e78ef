export * from "../../content/layout.yaml";
