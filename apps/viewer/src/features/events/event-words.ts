import type { Event } from '@grandstand/contract'
import { genderText } from '../../platform/gender-text.ts'
import type { I18n } from '../../platform/i18n/create-i18n.ts'
import type { EventNames } from './event-names.ts'

/** Sport · who: names on cards leave out what a team plays, and whether men or women do. */
export function sportText(event: Event, names: EventNames, i18n: Pick<I18n, 'words'>): string {
  const [gender, ...others] = new Set(event.participants.map(team => genderText(i18n, team)))
  const parts = [names.sport(event.event_category_id), others.length === 0 ? (gender ?? null) : null]
  return parts.filter(part => part !== null).join(' · ')
}

export function statusText({ stream_status, is_cancelled, participants }: Event, { words }: I18n): string {
  if (is_cancelled) return words.events.cancelled
  if (stream_status !== 'finished') return words.events[stream_status]
  return participants.some(({ score }) => score !== null) ? words.events.final : words.events.replay
}
