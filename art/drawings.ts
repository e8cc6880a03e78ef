import { type GlowingModel, propLight, studioLight } from "./engine/light";
import { type Drawing, voxelDrawing } from "./engine/svg";
import { type Bounds, render } from "./engine/voxel";
import { type BlockName, blockModels } from "./models/blocks";
import { dither } from "./models/dither";
import { type HeadName, headModels } from "./models/heads";
import { renderIsland } from "./models/island";
import { sunrise } from "./models/landscape";
import { machineRoom } from "./models/machine-room";
import { drawPartnerLogo, partnerLogos } from "./models/partner-logos";
import { chest, lantern, type PropName, propModels, sapling } from "./models/props";
import { type RegionName, regionModels } from "./models/regions";
import { ddosWall, missingDeck } from "./models/scenes";
import { type Arrangement, ground, renderBlocks, stairs } from "./models/ten-blocks";
import type { DrawingName, IslandName } from "./names";

export { type Drawing, svgFile } from "./engine/svg";

/** How many colours a drawing of each kind may use. */
const colourLimits = { block: 18, prop: 22, region: 26, head: 14, scene: 34, room: 60, island: 84 } as const;

/** The drawings that records name. Those of the places and their sky are in places/place-drawings.ts. */
export const drawings = {
  ...drawEach("block", blockModels, drawBlock),
  ...drawEach("prop", propModels, drawProp),
  ...drawEach("region", regionModels, drawRegion),
  ...drawEach("head", headModels, drawHead),
  ...drawEach("partner", partnerLogos, drawPartnerLogo),
  "missing-deck": () => drawScene(missingDeck()),
  "ddos-wall": () => drawScene(ddosWall()),
  "machine-room": drawMachineRoom,
  lantern: () => drawScene(lantern()),
  chest: () => drawGlowing(chest(), colourLimits.block, blockFrame),
  sapling: () => drawGlowing(sapling(), colourLimits.block, blockFrame),
  island: () => drawIsland("island"),
  "island-campfire": () => drawIsland("island-campfire"),
  stairs: () => drawBlocks(stairs),
  ground: () => drawBlocks(ground),
  "sunrise-night": () => sunrise("sunrise-night"),
  "sunrise-first-light": () => sunrise("sunrise-first-light"),
  sunrise: () => sunrise("sunrise"),
  dither,
  outline,
} as const satisfies Record<DrawingName, () => Drawing>;

/** The drawings of a kind, such as "block-grass". */
function drawEach<Kind extends string, Name extends string>(
  kind: Kind,
  models: Readonly<Record<Name, unknown>>,
  drawOne: (name: Name) => Drawing,
) {
  const names = Object.keys(models) as Name[];
  return Object.fromEntries(names.map((name) => [`${kind}-${name}`, () => drawOne(name)])) as Record<
    `${Kind}-${Name}`,
    () => Drawing
  >;
}

const drawn = new Map<DrawingName, Drawing>();

/** Cached, because rendering the island takes most of a second. */
export function draw(name: DrawingName): Drawing {
  const drawing = drawn.get(name) ?? drawings[name]();
  drawn.set(name, drawing);
  return drawing;
}

/** The frame of all ten blocks; the room at the top is for the plants on grass. */
const blockFrame: Bounds = { left: -8, top: -20, right: 8, bottom: 16 };

/** The edges of a block that is not there, where a block would be. */
function outline(): Drawing {
  const edges = "M0-16l13.86 8v16L0 16l-13.86-8V-8zM-13.86-8L0 0l13.86-8M0 0v16";
  const body = `<path fill="none" stroke="#7d6c59" stroke-width=".5" stroke-dasharray="2 1.4" d="${edges}"/>`;
  return { ...voxelDrawing([], blockFrame), body };
}

function drawBlock(name: BlockName): Drawing {
  const rendering = render(blockModels[name](), { shade: studioLight, colours: colourLimits.block });
  return voxelDrawing([rendering], blockFrame);
}

/** All props have the same width, so that a voxel has the same size in each; only the processor is wider. */
function drawProp(name: PropName): Drawing {
  const { hardware, ...others } = propModels;
  const model = propModels[name]();
  const group = name === "hardware" ? [hardware] : Object.values(others);
  return drawGlowing(model, colourLimits.prop, { ...model.bounds(), ...sharedSides(group) });
}

function drawRegion(name: RegionName): Drawing {
  return drawAligned(regionModels[name](), colourLimits.region, Object.values(regionModels));
}

function drawHead(name: HeadName): Drawing {
  return drawAligned(headModels[name](), colourLimits.head, Object.values(headModels));
}

/** The same width and upper edge for the whole group: these drawings are shown side by side. */
function drawAligned(model: GlowingModel, colours: number, group: readonly (() => GlowingModel)[]): Drawing {
  const top = Math.min(...group.map((create) => create().bounds().top));
  return drawGlowing(model, colours, { ...model.bounds(), ...sharedSides(group), top });
}

/** The smallest width, centred on the origin, into which every model of the group fits. */
function sharedSides(group: readonly (() => GlowingModel)[]): Pick<Bounds, "left" | "right"> {
  const reach = group.flatMap((create) => {
    const { left, right } = create().bounds();
    return [-left, right];
  });
  const half = Math.max(...reach);
  return { left: -half, right: half };
}

function drawScene(model: GlowingModel): Drawing {
  return drawGlowing(model, colourLimits.scene, model.bounds());
}

function drawMachineRoom(): Drawing {
  const model = machineRoom();
  return voxelDrawing([render(model, { shade: model.shade(), colours: colourLimits.room })], model.bounds());
}

function drawGlowing(model: GlowingModel, colours: number, frame: Bounds): Drawing {
  return voxelDrawing([render(model, { shade: propLight(model), colours })], frame);
}

function drawBlocks(arrangement: Arrangement): Drawing {
  return voxelDrawing(renderBlocks(arrangement, colourLimits.block), arrangement.frame, 1);
}

function drawIsland(name: IslandName): Drawing {
  const { rendering, frame } = renderIsland(name, colourLimits.island);
  return voxelDrawing([rendering], frame, 1);
}
