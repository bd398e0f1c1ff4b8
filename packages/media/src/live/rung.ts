/** The recording as its encoder or its sender made it; lies in the video's own folder. */
export const sourceRung = 'source'

/** Also the name of a folder and a part of addresses, so nothing else may pass. */
export function isRungName(text: string): boolean {
  return text === sourceRung || /^[1-9]\d{2,3}p$/.test(text)
}
