const placeholders = /secret|passw|change|example|default|grandstand/i

/** Somebody typed it, repeated it or copied it from a manual: generated secrets are far from this. */
export function isWeakSecret(secret: string): boolean {
  // Enough to see; a long one has every pair of its letters at last.
  const letters = [...secret.slice(0, 64)]
  const pairs = letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
  const isStep = (pair: string) => Math.abs(pair.charCodeAt(1) - pair.charCodeAt(0)) === 1
  return (
    placeholders.test(secret) ||
    new Set(letters).size < 6 ||
    new Set(pairs).size < pairs.length * 0.55 ||
    pairs.filter(isStep).length > pairs.length / 2
  )
}
