interface ImportMetaEnv {
  /** The year the site was built in: what the prerendered footer says. */
  readonly BUILD_YEAR: number;
}
