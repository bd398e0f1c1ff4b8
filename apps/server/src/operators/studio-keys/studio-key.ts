import { createSecret, looksLikeSecret } from '../../accounts/keys/index.ts'

/** Scanners of public code find a key that was published by mistake by these letters. */
const mark = 'gsk_'
const shownLetters = mark.length + 6

export const createStudioKey = () => `${mark}${createSecret()}`

/** What a key is called in what it does. */
export const nameOfKey = ({ name, start }: { name: string; start: string }) => `${name} (${start}…)`

export const startOf = (key: string) => key.slice(0, shownLetters)

export function looksLikeStudioKey(key: string): boolean {
  return key.startsWith(mark) && looksLikeSecret(key.slice(mark.length))
}
