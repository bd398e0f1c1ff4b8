export type KeyPart = string | number | boolean | null | readonly KeyPart[]

/** What tells one kept thing from another. As parts, since joined texts of different parts may be the same text. */
export type Key = readonly KeyPart[]

export function encodeKey(key: Key): string {
  return JSON.stringify(key)
}
