import type { GameChoices, GameTerms } from '@grandstand/contract'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './game-form.module.css'
import { listChangedFields } from './merge-terms.ts'
import { labelTeams } from './team-labels.ts'

interface ConflictNoteProps {
  choices: GameChoices
  /** What I saw, what I have now, and what the other one has saved. */
  seen: GameTerms
  mine: GameTerms
  theirs: GameTerms
}

/** What somebody else changed while I was typing; where both did, both are shown. */
export function ConflictNote({ choices, seen, mine, theirs }: ConflictNoteProps) {
  const { words, fill, money } = useI18n()
  const say = words.games
  const labels = labelTeams(choices)
  const fieldNames: Record<keyof GameTerms, string> = {
    away_id: say.away,
    home_id: say.home,
    team_ids: say.kinds.meet,
    title: fill(say.title, { language: choices.languages.join(', ') }),
    sport_id: words.common.sport,
    venue_id: words.common.venue,
    time: words.common.time,
    minutes: say.minutes,
    has_own_price: say.price_source,
    type: say.type,
    base_price: fill(say.price, { currency: choices.currency }),
    service_fee: fill(say.fee, { currency: choices.currency }),
    description: fill(say.description, { language: choices.languages.join(', ') }),
    image_id: say.picture,
  }
  const tell = (terms: GameTerms, field: keyof GameTerms): string => {
    const whose = terms === mine ? 'mine' : terms === seen ? 'before' : 'theirs'
    const nameIn = (list: readonly { id: number; name: string }[], id: number | null) =>
      list.find(each => each.id === id)?.name ?? say.nothing
    if (field === 'sport_id') return nameIn(choices.sports, terms.sport_id)
    if (field === 'venue_id') return nameIn(choices.venues, terms.venue_id)
    if (field === 'away_id' || field === 'home_id') return labels.get(terms[field] ?? 0) ?? say.nothing
    if (field === 'team_ids') return terms.team_ids.map(id => labels.get(id) ?? id).join(', ') || say.nothing
    if (field === 'has_own_price') return terms.has_own_price ? say.priceFrom.game : say.usualPrice
    if (field === 'image_id') return terms.image_id === null ? say.nothing : say.pictureOf[whose]
    if (field === 'type') return say.types[terms.type]
    if (field === 'base_price' || field === 'service_fee') return money(terms[field], choices.currency)
    if (field === 'title' || field === 'description')
      return Object.values(terms[field]).join(' / ') || say.nothing
    return String(terms[field])
  }
  const isMine = new Set(listChangedFields(seen, mine))
  return (
    <div className={styles.note} role="alert">
      <p>{say.conflict}</p>
      <ul>
        {listChangedFields(seen, theirs).map(field => (
          <li key={field}>
            {isMine.has(field)
              ? fill(say.conflictBoth, {
                  field: fieldNames[field],
                  mine: tell(mine, field),
                  after: tell(theirs, field),
                })
              : fill(say.conflictField, {
                  field: fieldNames[field],
                  before: tell(seen, field),
                  after: tell(theirs, field),
                })}
          </li>
        ))}
      </ul>
    </div>
  )
}
