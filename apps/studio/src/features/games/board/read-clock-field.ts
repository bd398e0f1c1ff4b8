/** `8:05` or `12`, which is minutes; null for what is neither. */
export function readClockField(text: string): number | null {
  const [, minutes, seconds = '0'] = text.trim().match(/^(\d{1,3})(?::([0-5]\d))?$/) ?? []
  return minutes === undefined ? null : (Number(minutes) * 60 + Number(seconds)) * 1000
}
