export { shareCard } from "../../content/pages/about";
