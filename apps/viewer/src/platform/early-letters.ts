/** A field that has not come by then does not come. */
const patienceMs = 10_000

/** What is typed after "/" until the search field is there; null: nobody waits for it. */
let letters: string | null = null
let sinceMs = 0

export function awaitEarlyLetters(): void {
  letters = ''
  sinceMs = performance.now()
}

/** False: nobody waits for the field. */
export function addEarlyKey(key: string): boolean {
  if (letters === null || performance.now() - sinceMs > patienceMs) return false
  if (key === 'Escape') letters = null
  else if (key === 'Backspace') letters = letters.slice(0, -1)
  else if (key.length === 1) letters += key
  return true
}

export function takeEarlyLetters(): string {
  const typed = letters ?? ''
  letters = null
  return typed
}
