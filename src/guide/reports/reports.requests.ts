import { apiClient, contentOf } from '../../web/api-client.ts'
import { ownDevice } from './device.ts'
import { findProof, taskOf } from './proof.ts'
import type { Reason } from './report.ts'
import type { reportsApi } from './reports.api.ts'

const reports = apiClient<typeof reportsApi>('/api/reports')

/** What it costs to tell of a place, which can be worked out before it is known what. */
export const proofFor = (place: string): Promise<number> => findProof(taskOf(place, ownDevice()))

type Told = { reason: Reason; sentence?: string; photo?: string; website?: string }

export const tellOf = (place: string, proof: number, told: Told) =>
  contentOf(reports.index.$post({ json: { place, device: ownDevice(), proof, ...told } }))

export const takeBackOf = (place: string) =>
  contentOf(reports.index.$delete({ json: { place, device: ownDevice() } }))
