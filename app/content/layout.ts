import * as records from "../../content/layout.yaml";
import type { Layout } from "../../schemas/layout";

export const announcement: Layout["announcement"] = records.announcement;

export const header: Layout["header"] = records.header;

export const footer: Layout["footer"] = records.footer;

export const loading: Layout["loading"] = records.loading;

export const errorPage: Layout["errorPage"] = records.errorPage;

export const offlinePage: Layout["offlinePage"] = records.offlinePage;

export const offlineNotice: Layout["offlineNotice"] = records.offlineNotice;
