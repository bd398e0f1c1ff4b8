/** A day as a date field has it, by the operator's clock. */
export function dayOf(at: Date): string {
  const part = (value: number) => String(value).padStart(2, '0')
  return `${at.getFullYear()}-${part(at.getMonth() + 1)}-${part(at.getDate())}`
}

/** Null: no day. */
export function startOfDay(day: string): Date | null {
  return readDay(day, 0)
}

/** The first moment that is no longer part of it. */
export function endOfDay(day: string): Date | null {
  return readDay(day, 1)
}

function readDay(day: string, offsetDays: number): Date | null {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? []
  return year === undefined ? null : new Date(Number(year), Number(month) - 1, Number(date) + offsetDays)
}
