export {
  announcement,
  errorPage,
  footer,
  header,
  loading,
  menuOffer,
  offlineNotice,
  offlinePage,
} from "../../content/layout.yaml";
