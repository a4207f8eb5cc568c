import { readToken, setToken, type TokenCookie } from '../sessions/token-cookie.ts'

const device: TokenCookie = { name: 'device', maxAgeSeconds: 365 * 24 * 60 * 60 }

export const readDeviceCookie = (header: string | undefined, isHttps: boolean) =>
  readToken(header, device, isHttps)

export const deviceCookie = (token: string, isHttps: boolean) => setToken(token, device, isHttps)
