import type { Colour } from "../engine/colour";
import { GlowingModel } from "../engine/light";
import { materials } from "./materials";

/** The heads of three reviewers and three of the team, eight voxels wide. */
export const headModels = {
  a: withHeadphones,
  b: withHeadband,
  c: withCap,
  d: withNightCap,
  e: withGlasses,
  f: withTurban,
} as const;

export type HeadName = keyof typeof headModels;

function withHeadphones(): GlowingModel {
  const hair = "#4b3322";
  const model = bareHead("#c08a60", hair);
  model.box([0, 7, 5], [3, 1, 1], hair);
  model.box([-1, 3, 2], [1, 3, 3], materials.casing).box([8, 3, 2], [1, 3, 3], materials.casing);
  model.box([0, 3, 8], [8, 1, 1], materials.bone);
  model.box([-1, 3, 5], [1, 1, 4], materials.casing).box([8, 3, 5], [1, 1, 4], materials.casing);
  return model.glow([8, 4, 3], materials.torch);
}

/** Long hair in a bun, a headband and an earring. */
function withHeadband(): GlowingModel {
  const hair = "#54302a";
  const model = bareHead("#9c6a45", hair);
  model.box([0, 7, 4], [1, 1, 2], hair).box([7, 7, 2], [1, 1, 4], hair).box([7, 0, 0], [1, 4, 7], hair);
  model.box([0, 0, 8], [8, 5, 1], hair).box([2, 1, 9], [4, 3, 2], hair);
  model.box([0, 7, 6], [8, 1, 1], materials.water).box([7, 0, 6], [1, 8, 1], materials.water);
  return model.glow([7, 4, 1], materials.brass);
}

/** A cap and a beard. */
function withCap(): GlowingModel {
  const hair = "#6b3a1e";
  const model = bareHead("#d3a074", hair);
  model.box([0, 0, 6], [8, 8, 2], materials.ember).box([0, 8, 6], [8, 2, 1], "#b8431f");
  model.box([2, 2, 8], [4, 4, 1], materials.ember);
  return model.box([1, 7, 1], [6, 1, 1], hair).box([2, 7, 0], [4, 1, 1], hair);
}

/** A night cap whose tip hangs down at the side. */
function withNightCap(): GlowingModel {
  const model = bareHead("#b07a52", "#2e2320");
  const [cloth, fold] = ["#5b6fb5", "#44548f"] as const;
  model.box([-1, -1, 6], [10, 10, 2], materials.bone);
  model.box([0, 0, 8], [8, 8, 1], cloth).box([1, 1, 9], [7, 6, 1], cloth).box([3, 2, 10], [6, 4, 1], cloth);
  model.box([8, 3, 8], [2, 3, 2], fold).box([9, 3, 5], [1, 3, 3], fold);
  return model.glow([9, 4, 4], materials.torch);
}

/** Glasses that reflect a screen, and long hair. */
function withGlasses(): GlowingModel {
  const [hair, frame] = ["#7d4426", materials.soot] as const;
  const model = bareHead("#a8734c", hair);
  model.box([0, 0, 8], [8, 7, 1], hair).box([-1, 0, 0], [1, 6, 8], hair).box([7, 0, 0], [1, 3, 8], hair);
  model.box([0, 7, 6], [8, 1, 2], hair).box([7, 3, 4], [1, 5, 1], frame);
  for (const x of [0, 5]) model.box([x, 7, 2], [3, 1, 3], frame).glow([x + 1, 7, 3], materials.cyan);
  return model.box([3, 7, 4], [2, 1, 1], frame);
}

/** A turban with a jewel, and a beard. */
function withTurban(): GlowingModel {
  const [hair, cloth, fold] = ["#46342a", "#3f9a94", "#31807b"] as const;
  const model = bareHead("#b9825a", hair);
  const wind = (i: number, _: number, k: number) => ((i + 2 * k) % 5 < 2 ? fold : cloth);
  model.box([0, 0, 6], [9, 9, 1], wind).box([-1, -1, 7], [10, 10, 2], wind).box([0, 0, 9], [8, 8, 1], wind);
  model.box([2, 2, 10], [4, 4, 1], cloth);
  model.box([0, 7, 0], [8, 1, 2], hair).box([1, 8, 0], [6, 1, 1], hair).box([3, 7, 1], [2, 1, 1], "#8a4436");
  return model.glow([4, 8, 7], materials.brass);
}

function bareHead(skin: Colour, hair: Colour): GlowingModel {
  const model = new GlowingModel();
  const [eye, pupil, mouth] = [materials.bone, "#241a12", "#7a3a28"] as const;
  model.box([0, 0, 0], [8, 8, 8], (i, j, k) => (i === 0 || j === 0 || k > 5 ? hair : skin));
  model.box([5, 7, 5], [3, 1, 1], hair).box([7, 5, 5], [1, 3, 1], skin);
  model.set([1, 7, 3], eye).set([2, 7, 3], pupil).set([5, 7, 3], pupil).set([6, 7, 3], eye);
  return model.box([3, 7, 1], [2, 1, 1], mouth);
}
