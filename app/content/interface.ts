/** The words of the parts themselves. A namespace, so that a page gets only the groups that it reads. */
export * as words from "../../content/interface.yaml";
