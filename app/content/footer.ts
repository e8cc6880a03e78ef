export { columns as footerColumns, socialLinks } from "../../content/footer.yaml";
