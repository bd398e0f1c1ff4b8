import type { EventCategory, Participant } from '@grandstand/contract'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { genderText } from '../../platform/gender-text.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'

/** What a team plays, and who: "Basketball · Girls". Null: it is not known. */
export function useSportName(): (team: Participant) => string | null {
  const { event_categories } = useBootstrap()
  const i18n = useI18n()
  return team => {
    const { sport } = team.properties
    const gender = genderText(i18n, team)
    const name = sport === null ? null : findName(event_categories, sport)
    if (name === null) return null
    return gender === null ? name : `${name} · ${gender}`
  }
}

function findName(sports: readonly EventCategory[], id: number): string | null {
  for (const { id: own, name, children } of sports) {
    const found = own === id ? name : findName(children, id)
    if (found !== null) return found
  }
  return null
}
