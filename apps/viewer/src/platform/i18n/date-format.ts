const formats = new Map<string, Intl.DateTimeFormat>()

/** A format costs more to make than to use, and lists use the same one for every row. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options)
  formats.set(key, format)
  return format
}

let drawnZone: string | null = null

/** Where a page is drawn there is no viewer yet, so somebody has to say by which clock. */
export function drawInZone(zone: string): void {
  drawnZone = zone
}

export function viewerZone(): string {
  return drawnZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
}
