export * from "../../../content/pages/position.yaml";
