export { shareCard } from "../../content/pages/legal";
