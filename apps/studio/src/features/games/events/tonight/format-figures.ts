/** Making a format takes longer than using it a hundred times, and forty games have hundreds of figures. */
const units = new Map<string, Intl.NumberFormat>()

export function formatUnit(
  language: string,
  unit: 'megabit-per-second' | 'second' | 'minute' | 'hour' | 'day',
  value: number,
): string {
  const key = `${language} ${unit}`
  const format =
    units.get(key) ?? new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 })
  units.set(key, format)
  return format.format(value)
}
