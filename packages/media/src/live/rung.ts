/** The recording as it was sent; it lies in the video's own folder. */
export const sourceRung = 'source'

/**
 * What an encoder sends while it is held back from viewers: for operators alone, and never part of the recording. One for
 * each time that an encoder comes, since a name stands for the same bytes for ever.
 */
export const crewRung = (epoch: number) => `crew-${epoch}`

export function isCrewRung(text: string): boolean {
  return /^crew-\d{1,9}$/.test(text)
}

/** Rung names become folders and parts of addresses, so nothing else may pass. */
export function isRungName(text: string): boolean {
  return text === sourceRung || /^[1-9]\d{2,3}p$/.test(text)
}
