/** The time of the build. SOURCE_DATE_EPOCH, in seconds, fixes it (https://reproducible-builds.org/specs/source-date-epoch/). */
export const buildDate = process.env.SOURCE_DATE_EPOCH
  ? new Date(Number(process.env.SOURCE_DATE_EPOCH) * 1000)
  : new Date();
