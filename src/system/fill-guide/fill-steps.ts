/** In this order: what has no place yet needs neither way nor address nor photo. */
export const fillSteps = ['places', 'roads', 'addresses', 'photos'] as const

export type FillStep = (typeof fillSteps)[number]

/** How many places got a part of their address, are as before, and are unknown to the geocoder. */
export type FoundAddresses = { enriched: number; unchanged: number; notFound: number }

export type StepTrouble = { step: FillStep; message: string }
