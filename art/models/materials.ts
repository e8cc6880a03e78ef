/** Colours that more than one object uses. */
export const materials = {
  torch: "#ffb02e",
  lamplight: "#ffd27a",
  lime: "#b8f04a",
  cyan: "#6fe7e2",
  coral: "#ff7b66",
  brass: "#f6c945",
  bone: "#f3e7d2",
  casing: "#e0d5c2",
  grille: "#8d8374",
  ember: "#d9542e",
  soot: "#2b2622",
  post: "#5b3e26",
  board: "#a47a48",
  boardEdge: "#8a6136",
  oak: "#7d5a3a",
  honeyOak: "#d6a866",
  paving: "#d9cdba",
  joint: "#3f3731",
  mortar: "#6d675f",
  paleStone: "#b1aca2",
  sprout: "#8fc94a",
  leaf: "#5f9c45",
  deepLeaf: "#4f8a3c",
  water: "#46bfbf",
  ripple: "#6fd8d4",
} as const;

export const turf = ["#6f9b3a", "#7fab45", "#628b32"] as const;
export const soil = ["#7a5535", "#6a4829"] as const;
export const rock = ["#6d675f", "#5c5650"] as const;
export const gravel = ["#a08d72", "#94826a"] as const;
