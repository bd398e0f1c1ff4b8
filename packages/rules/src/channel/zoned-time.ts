/** "Monday, November 16, 2026 at 3:00 PM (Eastern Time)": for what is read anywhere, so that it names the zone. */
export function writeMoment(
  language: string,
  moment: Date,
  timeZone: string,
  form: Intl.DateTimeFormatOptions = { dateStyle: 'full', timeStyle: 'short' },
): string {
  const time = new Intl.DateTimeFormat(language, { ...form, timeZone }).format(moment)
  return `${time} (${zoneName(language, moment, timeZone)})`
}

/** "Eastern Time". */
export function zoneName(language: string, moment: Date, timeZone: string): string {
  const zone = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')
  return zone?.value ?? timeZone
}
