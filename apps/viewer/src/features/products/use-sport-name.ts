import type { EventCategory, Participant } from '@grandstand/contract'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'

/** What a team plays, and who: "Basketball · Girls". Null: it is not known. */
export function useSportName(): (team: Participant) => string | null {
  const { event_categories } = useBootstrap()
  const { words } = useI18n()
  return ({ properties: { sport, gender } }) => {
    const name = sport === null ? null : findName(event_categories, sport)
    if (name === null) return null
    return gender === 'not identified' ? name : `${name} · ${words.home[gender]}`
  }
}

function findName(sports: readonly EventCategory[], id: number): string | null {
  for (const { id: own, name, children } of sports) {
    const found = own === id ? name : findName(children, id)
    if (found !== null) return found
  }
  return null
}
