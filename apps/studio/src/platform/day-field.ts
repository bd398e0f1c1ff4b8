import { dayOf, endOfDay, isDay, startOfDay } from '@grandstand/rules'

/** The day of a moment as a date field has it. */
export function writeDay(at: Date, zone: string): string {
  return dayOf(at.getTime(), zone)
}

/** Null: no day. */
export function readDayStart(day: string, zone: string): Date | null {
  return isDay(day) ? startOfDay(day, zone) : null
}

/** The first moment that is no longer part of it; null: no day. */
export function readDayEnd(day: string, zone: string): Date | null {
  return isDay(day) ? endOfDay(day, zone) : null
}
