/** Making a format takes longer than using it a hundred times, and forty games have hundreds of figures. */
const units = new Map<string, Intl.NumberFormat>()
const times = new Map<string, Intl.DateTimeFormat>()

export function formatUnit(language: string, unit: 'megabit-per-second' | 'second', value: number): string {
  const key = `${language} ${unit}`
  const format =
    units.get(key) ?? new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 })
  units.set(key, format)
  return format.format(value)
}

export function formatTime(language: string, iso: string): string {
  const format = times.get(language) ?? new Intl.DateTimeFormat(language, { timeStyle: 'short' })
  times.set(language, format)
  return format.format(new Date(iso))
}
