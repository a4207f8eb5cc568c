import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits as text for a cookie. */
export const randomToken = () => randomBytes(32).toString('base64url')

/** A token cannot be guessed: a plain hash keeps it from whoever reads the database. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex')
