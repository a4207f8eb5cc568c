import { createHash, randomBytes } from 'node:crypto'

/** 96 random bits as text: who has it may change the plan. */
export const newPlanCode = (): string => randomBytes(12).toString('base64url')

/** The code with which a plan can be looked at, from the one that changes it; there is no way back. */
export const viewCodeOf = (editCode: string): string => hashed(`view ${editCode}`).slice(0, 16)

/** A code cannot be guessed: a plain hash keeps it from whoever reads the database. */
export const hashOfCode = (code: string): string => hashed(`plan ${code}`)

const hashed = (text: string) => createHash('sha256').update(text).digest('base64url')
