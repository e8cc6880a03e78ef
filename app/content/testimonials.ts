import type { DrawingName } from "../art/drawings";
import type { Sample } from "./sample";

export type Testimonial = {
  id: string;
  name: string;
  content: string;
  /** Stars out of 5. */
  rating: number;
  location: string;
  /** The reviewer was a paying customer when they wrote it. */
  verified: boolean;
  /** The voxel head beside the name. */
  drawing: DrawingName;
} & Sample;

export const testimonials: readonly Testimonial[] = [
  {
    id: "aarav",
    name: "Aarav M.",
    content:
      "The whole hostel logged in on Friday night and the counter sat on 20. I kept typing /tps because I did not believe it.",
    rating: 5,
    location: "Pune, India",
    verified: true,
    drawing: "head-a",
    sample: true,
  },
  {
    id: "ishita",
    name: "Ishita R.",
    content:
      "I broke the world at 2 am with a bad plugin. Support answered, restored yesterday, and explained what I did. Kindly.",
    rating: 5,
    location: "Kochi, India",
    verified: true,
    drawing: "head-b",
    sample: true,
  },
  {
    id: "devansh",
    name: "Devansh K.",
    content:
      "My dad asked three questions before he let me pay. All three were on one page, in rupees, with the refund policy.",
    rating: 5,
    location: "Jaipur, India",
    verified: true,
    drawing: "head-c",
    sample: true,
  },
];
