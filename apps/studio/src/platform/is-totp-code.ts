/** Six digits, in groups if one likes. */
export const isTotpCode = (typed: string): boolean => /^(?:\s*\d){6}\s*$/.test(typed)
