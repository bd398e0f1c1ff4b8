const units = [
  { unit: 'gigabyte', bytes: 1e9 },
  { unit: 'megabyte', bytes: 1e6 },
  { unit: 'kilobyte', bytes: 1e3 },
] as const

/** As people read it: 1.4 GB, 640 MB, 0.3 kB. */
export function formatSize(size: number, language: string): string {
  const { unit, bytes } = units.find(each => size >= each.bytes) ?? units[2]
  const number = size / bytes
  const maximumFractionDigits = number < 10 ? 1 : 0
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits }).format(number)
}
