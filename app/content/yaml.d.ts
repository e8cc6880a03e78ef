/** Types come from `schemas/`: each file in this folder gives its records the type of their schema. */
declare module "*.yaml";
