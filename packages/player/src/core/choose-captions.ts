export interface Caption {
  /** `en`, `fr`, … */
  language: string
  name: string
  url: string
}

/** What the key for captions leads to: off when they are on, else what was read last, else the first there is. */
export function toggleCaptions(
  captions: readonly Caption[],
  shown: string | null,
  last: string | null,
): string | null {
  if (captions.some(({ language }) => language === shown)) return null
  return (captions.find(({ language }) => language === last) ?? captions[0])?.language ?? null
}
