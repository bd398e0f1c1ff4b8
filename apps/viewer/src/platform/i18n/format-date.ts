/** As the language writes it, in the zone asked for or the viewer's own. */
export function formatDate(language: string, utcSeconds: number, timeZone?: string): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  }).format(utcSeconds * 1000)
}
