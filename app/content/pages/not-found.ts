export * from "../../../content/pages/not-found.yaml";
