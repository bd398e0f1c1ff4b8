/** The recording as it was sent; it lies in the video's own folder. */
export const sourceRung = 'source'

/** Rung names become folders and parts of addresses, so nothing else may pass. */
export function isRungName(text: string): boolean {
  return text === sourceRung || /^[1-9]\d{2,3}p$/.test(text)
}
