export {
  announcement,
  errorPage,
  footer,
  header,
  loading,
  offlineNotice,
  offlinePage,
} from "../../content/layout.yaml";
