/** The colours of a map, in a form that WebGL understands. */
export interface MapColors {
  land: string
  park: string
  water: string
  urban: string
  road: string
  majorRoad: string
  border: string
  label: string
}

/** What the layers of a map are drawn from: its source, its colours, and the letters of its names. */
export interface MapPaint {
  source: string
  colors: MapColors
  /** Undefined where the style has letters of its own but says of none what they are called. */
  fonts: string[] | undefined
}
