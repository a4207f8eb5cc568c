/** What stands in a value's place wherever it leaves the database for a screen or a log. */
export const secretMask = '••••••••••••'

/** Whether the values of this key are secret. */
export const isSecretKey = (key: string): boolean => /key|secret|token|password/i.test(key)
