// Written by `npm run schemas`.
declare module "*/content/about.yaml" {
  type Records = import("../../schemas/all-schemas").Records["about"];
  export const stats: Records["stats"];
  export const blocks: Records["blocks"];
  export const features: Records["features"];
  export const milestones: Records["milestones"];
  const records: Records;
  export default records;
}
declare module "*/content/brand.yaml" {
  type Records = import("../../schemas/all-schemas").Records["brand"];
  export const name: Records["name"];
  export const tagline: Records["tagline"];
  export const domain: Records["domain"];
  export const supportEmail: Records["supportEmail"];
  export const careersEmail: Records["careersEmail"];
  export const telephone: Records["telephone"];
  export const locale: Records["locale"];
  export const languages: Records["languages"];
  export const currency: Records["currency"];
  export const logo: Records["logo"];
  export const accent: Records["accent"];
  export const taxNote: Records["taxNote"];
  export const analytics: Records["analytics"];
  export const foundedOn: Records["foundedOn"];
  export const transportSecurity: Records["transportSecurity"];
  export const destinations: Records["destinations"];
  const records: Records;
  export default records;
}
declare module "*/content/careers.yaml" {
  type Records = import("../../schemas/all-schemas").Records["careers"];
  export const perks: Records["perks"];
  export const values: Records["values"];
  const records: Records;
  export default records;
}
declare module "*/content/footer.yaml" {
  type Records = import("../../schemas/all-schemas").Records["footer"];
  export const columns: Records["columns"];
  export const socialLinks: Records["socialLinks"];
  const records: Records;
  export default records;
}
declare module "*/content/games.yaml" {
  type Records = import("../../schemas/all-schemas").Records["games"];
  export const categories: Records["categories"];
  export const games: Records["games"];
  const records: Records;
  export default records;
}
declare module "*/content/home-features.yaml" {
  type Records = import("../../schemas/all-schemas").Records["home-features"];
  const records: Records;
  export default records;
}
declare module "*/content/home-figures.yaml" {
  type Records = import("../../schemas/all-schemas").Records["home-figures"];
  export const processor: Records["processor"];
  export const ddosTbps: Records["ddosTbps"];
  export const dataCenters: Records["dataCenters"];
  export const latencyUnderMs: Records["latencyUnderMs"];
  export const uptimePercent: Records["uptimePercent"];
  export const support: Records["support"];
  export const customers: Records["customers"];
  export const responseHours: Records["responseHours"];
  export const backupRetentionDays: Records["backupRetentionDays"];
  const records: Records;
  export default records;
}
declare module "*/content/layout.yaml" {
  type Records = import("../../schemas/all-schemas").Records["layout"];
  export const announcement: Records["announcement"];
  export const header: Records["header"];
  export const menuOffer: Records["menuOffer"];
  export const footer: Records["footer"];
  export const loading: Records["loading"];
  export const errorPage: Records["errorPage"];
  export const offlinePage: Records["offlinePage"];
  export const offlineNotice: Records["offlineNotice"];
  const records: Records;
  export default records;
}
declare module "*/content/locations.yaml" {
  type Records = import("../../schemas/all-schemas").Records["locations"];
  export const statuses: Records["statuses"];
  export const regions: Records["regions"];
  const records: Records;
  export default records;
}
declare module "*/content/minecraft-features.yaml" {
  type Records = import("../../schemas/all-schemas").Records["minecraft-features"];
  const records: Records;
  export default records;
}
declare module "*/content/minecraft-plans.yaml" {
  type Records = import("../../schemas/all-schemas").Records["minecraft-plans"];
  const records: Records;
  export default records;
}
declare module "*/content/navigation.yaml" {
  type Records = import("../../schemas/all-schemas").Records["navigation"];
  const records: Records;
  export default records;
}
declare module "*/content/pages/games.yaml" {
  type Records = import("../../schemas/all-schemas").Records["pages/games"];
  export const meta: Records["meta"];
  export const head: Records["head"];
  export const cards: Records["cards"];
  export const nothingFound: Records["nothingFound"];
  export const shareCard: Records["shareCard"];
  const records: Records;
  export default records;
}
declare module "*/content/pages/home.yaml" {
  type Records = import("../../schemas/all-schemas").Records["pages/home"];
  export const meta: Records["meta"];
  export const head: Records["head"];
  export const plans: Records["plans"];
  export const specCards: Records["specCards"];
  export const features: Records["features"];
  export const panel: Records["panel"];
  export const locations: Records["locations"];
  export const protection: Records["protection"];
  export const testimonials: Records["testimonials"];
  export const questions: Records["questions"];
  export const assistants: Records["assistants"];
  export const shareCard: Records["shareCard"];
  const records: Records;
  export default records;
}
declare module "*/content/pages/minecraft.yaml" {
  type Records = import("../../schemas/all-schemas").Records["pages/minecraft"];
  export const meta: Records["meta"];
  export const head: Records["head"];
  export const plans: Records["plans"];
  export const closing: Records["closing"];
  export const productName: Records["productName"];
  export const shareCard: Records["shareCard"];
  const records: Records;
  export default records;
}
declare module "*/content/pages/about.yaml" {
  type Records = import("../../schemas/all-schemas").Records["pages/about"];
  export const meta: Records["meta"];
  export const head: Records["head"];
  export const statsLabel: Records["statsLabel"];
  export const timeline: Records["timeline"];
  export const blocksTitle: Records["blocksTitle"];
  export const features: Records["features"];
  export const closing: Records["closing"];
  export const shareCard: Records["shareCard"];
  const records: Records;
  export default records;
}
declare module "*/content/pages/careers.yaml" {
  type Records = import("../../schemas/all-schemas").Records["pages/careers"];
  export const meta: Records["meta"];
  export const head: Records["head"];
  export const openings: Records["openings"];
  export const noOpenings: Records["noOpenings"];
  export const perksTitle: Records["perksTitle"];
  export const valuesTitle: Records["valuesTitle"];
  export const shareCard: Records["shareCard"];
  const records: Records;
  export default records;
}
declare module "*/content/pages/legal.yaml" {
  type Records = import("../../schemas/all-schemas").Records["pages/legal"];
  export const meta: Records["meta"];
  export const head: Records["head"];
  export const documentTitles: Records["documentTitles"];
  export const shareCard: Records["shareCard"];
  const records: Records;
  export default records;
}
declare module "*/content/pages/not-found.yaml" {
  type Records = import("../../schemas/all-schemas").Records["pages/not-found"];
  export const meta: Records["meta"];
  export const message: Records["message"];
  const records: Records;
  export default records;
}
declare module "*/content/pages/partners.yaml" {
  type Records = import("../../schemas/all-schemas").Records["pages/partners"];
  export const meta: Records["meta"];
  export const head: Records["head"];
  export const statsLabel: Records["statsLabel"];
  export const partnerCount: Records["partnerCount"];
  export const cards: Records["cards"];
  export const benefits: Records["benefits"];
  export const closing: Records["closing"];
  export const shareCard: Records["shareCard"];
  const records: Records;
  export default records;
}
declare module "*/content/pages/position.yaml" {
  type Records = import("../../schemas/all-schemas").Records["pages/position"];
  export const head: Records["head"];
  export const storyTitle: Records["storyTitle"];
  export const closing: Records["closing"];
  export const othersTitle: Records["othersTitle"];
  export const shareCard: Records["shareCard"];
  const records: Records;
  export default records;
}
declare module "*/content/pages/support.yaml" {
  type Records = import("../../schemas/all-schemas").Records["pages/support"];
  export const meta: Records["meta"];
  export const head: Records["head"];
  export const statsLabel: Records["statsLabel"];
  export const shareCard: Records["shareCard"];
  const records: Records;
  export default records;
}
declare module "*/content/pages/vps.yaml" {
  type Records = import("../../schemas/all-schemas").Records["pages/vps"];
  export const meta: Records["meta"];
  export const head: Records["head"];
  export const plans: Records["plans"];
  export const featuresTitle: Records["featuresTitle"];
  export const closing: Records["closing"];
  export const productName: Records["productName"];
  export const shareCard: Records["shareCard"];
  const records: Records;
  export default records;
}
declare module "*/content/pages/website-hosting.yaml" {
  type Records = import("../../schemas/all-schemas").Records["pages/website-hosting"];
  export const meta: Records["meta"];
  export const head: Records["head"];
  export const plans: Records["plans"];
  export const closing: Records["closing"];
  export const productName: Records["productName"];
  export const shareCard: Records["shareCard"];
  const records: Records;
  export default records;
}
declare module "*/content/panel-preview.yaml" {
  type Records = import("../../schemas/all-schemas").Records["panel-preview"];
  export const server: Records["server"];
  export const menu: Records["menu"];
  export const metrics: Records["metrics"];
  export const tickTimes: Records["tickTimes"];
  export const terminalLines: Records["terminalLines"];
  const records: Records;
  export default records;
}
declare module "*/content/partners.yaml" {
  type Records = import("../../schemas/all-schemas").Records["partners"];
  export const partners: Records["partners"];
  export const stats: Records["stats"];
  export const benefits: Records["benefits"];
  export const application: Records["application"];
  const records: Records;
  export default records;
}
declare module "*/content/positions.yaml" {
  type Records = import("../../schemas/all-schemas").Records["positions"];
  const records: Records;
  export default records;
}
declare module "*/content/question-topics.yaml" {
  type Records = import("../../schemas/all-schemas").Records["question-topics"];
  export const tabs: Records["tabs"];
  export const popularSearches: Records["popularSearches"];
  const records: Records;
  export default records;
}
declare module "*/content/questions.yaml" {
  type Records = import("../../schemas/all-schemas").Records["questions"];
  export const contacts: Records["contacts"];
  export const questions: Records["questions"];
  const records: Records;
  export default records;
}
declare module "*/content/support-options.yaml" {
  type Records = import("../../schemas/all-schemas").Records["support-options"];
  export const stats: Records["stats"];
  export const options: Records["options"];
  export const helpCategories: Records["helpCategories"];
  const records: Records;
  export default records;
}
declare module "*/content/testimonials.yaml" {
  type Records = import("../../schemas/all-schemas").Records["testimonials"];
  const records: Records;
  export default records;
}
declare module "*/content/ticker.yaml" {
  type Records = import("../../schemas/all-schemas").Records["ticker"];
  const records: Records;
  export default records;
}
declare module "*/content/vps-features.yaml" {
  type Records = import("../../schemas/all-schemas").Records["vps-features"];
  const records: Records;
  export default records;
}
declare module "*/content/vps-plans.yaml" {
  type Records = import("../../schemas/all-schemas").Records["vps-plans"];
  const records: Records;
  export default records;
}
declare module "*/content/website-features.yaml" {
  type Records = import("../../schemas/all-schemas").Records["website-features"];
  export const users: Records["users"];
  export const features: Records["features"];
  const records: Records;
  export default records;
}
declare module "*/content/website-plans.yaml" {
  type Records = import("../../schemas/all-schemas").Records["website-plans"];
  const records: Records;
  export default records;
}
