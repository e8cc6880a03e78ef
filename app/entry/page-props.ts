/** The props of a page: what its loader returns. A function may not be in it, since the data are a file of the site. */
export type PageProps<Loader extends (...args: never[]) => unknown> = {
  data: NonNullable<ReturnType<Loader>>;
};
