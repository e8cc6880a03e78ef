export { message, meta } from "../../../content/pages/not-found.yaml";
