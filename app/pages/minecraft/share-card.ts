export { shareCard } from "../../content/pages/minecraft";
