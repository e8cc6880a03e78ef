export { default as testimonials } from "../../content/testimonials.yaml";

export type { Testimonial } from "../../site/schemas/home";
