import { randomBytes } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export function newId(prefix: string, length = 24): string {
  return `${prefix}_${newWord(length)}`
}

export function newWord(length: number): string {
  return Array.from(randomBytes(length), byte => letters[byte % letters.length]).join('')
}
