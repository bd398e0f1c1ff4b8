import { dateFormat } from '../../../platform/i18n/date-format.ts'

/** "November 16, 2026", in the viewer's zone. */
export function dayOfOrder(language: string, at: string): string {
  return dateFormat(language, { dateStyle: 'long' }).format(new Date(at))
}
