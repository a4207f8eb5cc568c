import { abuse } from './abuse/abuse.ts'
import { backUp } from './back-up.ts'
import { crossings } from './crossings.ts'
import { endings } from './endings.ts'
import type { Experiment } from './experiment.ts'
import { fullDisk } from './full-disk.ts'
import { fuzz } from './fuzz/fuzz.ts'
import { interruptions } from './interruptions.ts'
import { kills } from './kills/kills.ts'
import { roundTrips } from './round-trips/round-trips.ts'
import { sqlTab } from './sql-tab.ts'
import { twoServers } from './two-servers.ts'
import { uploads } from './uploads.ts'

/** In the order of the report. */
export const experiments: readonly Experiment[] = [
  ...[kills, interruptions, fullDisk, twoServers, endings, crossings],
  ...[backUp, roundTrips, uploads, abuse, sqlTab, fuzz],
]
