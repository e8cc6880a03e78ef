export { shareCard } from "../../content/pages/website-hosting";
