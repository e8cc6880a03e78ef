import records from "../../content/testimonials.yaml";
import type { Testimonial } from "../../schemas/testimonials";

export type { Testimonial } from "../../schemas/testimonials";

export const testimonials: readonly Testimonial[] = records;
