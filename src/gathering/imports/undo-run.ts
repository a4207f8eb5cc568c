export type Undo = { runId: number; userId: string }

/** A place that an undo left as it is. */
export type KeptPlace = { placeId: number; name: string; reason: string }
