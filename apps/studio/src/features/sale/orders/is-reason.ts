/** As the server takes it. */
const chars = { min: 3, max: 500 }

export function isReason(text: string): boolean {
  const { length } = text.trim()
  return length >= chars.min && length <= chars.max
}
