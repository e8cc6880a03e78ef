export { shareCard } from "../../content/pages/vps";
