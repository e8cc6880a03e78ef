import type * as z from "zod";
import { drawing, flag, id, listOf, record, sample, stars, text } from "./parts";

const testimonial = record({
  id,
  name: text,
  content: text,
  rating: stars,
  location: text,
  verified: flag.describe("The reviewer was a paying customer when they wrote it."),
  drawing: drawing.describe("The head beside the name."),
  ...sample,
});

export const testimonials = listOf(testimonial);

export type Testimonial = z.infer<typeof testimonial>;
