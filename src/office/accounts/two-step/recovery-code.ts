import { randomBytes } from 'node:crypto'
import { hashOfToken } from '../account/random-token.ts'
import { base32 } from './base32.ts'

const codesPerAccount = 10

/** 80 random bits each, in groups that people can copy from paper. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: codesPerAccount }, () =>
    base32(randomBytes(10))
      .toLowerCase()
      .replace(/.{4}(?=.)/g, '$&-'),
  )

/** The same however it is typed; it cannot be guessed, so a plain hash keeps it. */
export const hashOfRecoveryCode = (code: string): string =>
  hashOfToken(code.toLowerCase().replace(/[^a-z2-7]/g, ''))
