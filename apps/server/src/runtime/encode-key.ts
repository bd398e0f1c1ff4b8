export type KeyPart = string | number | boolean | null | readonly KeyPart[]

/** Identifies a kept value. It is a list, since different parts may join to the same text. */
export type Key = readonly KeyPart[]

export function encodeKey(key: Key): string {
  return JSON.stringify(key)
}
