import { localService } from './local-service.ts'
import { recordedAnswer } from './recorded-answer.ts'

/** A timetable that knows one journey to Schönbrunn, on the morning of 27 November 2026. */
export const transitServer = () => localService(() => recordedAnswer('motis', 'plan.from-documentation'))
