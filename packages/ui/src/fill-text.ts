/** Puts values into `{name}` places; an unknown place stays as it is, so that a mistake is seen. */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
