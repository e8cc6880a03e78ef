export * from "../../../content/pages/home.yaml";
