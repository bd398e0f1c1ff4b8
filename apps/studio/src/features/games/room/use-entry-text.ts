import type { RoomEntry } from '@grandstand/contract'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

/** An entry of the log in words: what happened, and below it where or by whom. */
export function useEntryText() {
  const { words, fill, plural } = useI18n()
  const say = words.room
  return (entry: RoomEntry): { text: string; note: string } => {
    switch (entry.type) {
      case 'alarm': {
        const by = entry.by === null ? null : fill(words.tonight.alarms.caredFor, { name: entry.by })
        const isOver = entry.is_open ? null : say.isOver
        return { text: words.tonight.alarms.kinds[entry.kind], note: join(entry.camera, by, isOver) }
      }
      case 'score': {
        const board = entry.scores.map(score => score ?? 0).join(' – ')
        return { text: `${entry.team} · ${board}`, note: join(entry.period, entry.clock) }
      }
      case 'camera':
        return { text: words.events.ingest[entry.state], note: join(entry.camera) }
      case 'action':
        return { text: say.actions[entry.action], note: entry.by }
      case 'mail':
        return { text: entry.subject, note: join(plural(words.sales.buyerMail.to, entry.people), entry.by) }
      case 'note':
        return { text: entry.text, note: entry.by }
    }
  }
}

const join = (...parts: (string | null)[]) => parts.filter(part => part !== null && part !== '').join(' · ')
