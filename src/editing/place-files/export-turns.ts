import { takeTurns } from '../../office/uploads/turns.ts'

/** A batch of a file at a time: however many export at once, families and other editors wait for a single one at most. */
export const inExportTurn = takeTurns(1)
