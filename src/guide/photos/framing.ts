/** Per cent of the photo's width and height, from its left upper corner. */
export type FocalPoint = { x: number; y: number }

export type Crop = FocalPoint & { width: number; height: number }

/** What an editor says of how a photo is shown, by the whole of it; null: all of it, and its middle. */
export type Framing = { crop: Crop | null; focus: FocalPoint | null }
