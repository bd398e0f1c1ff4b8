import type { ContentItem } from '@grandstand/contract'
import { type Shown, shownState } from '@grandstand/rules'
import { useToday } from '../../../platform/days/use-days.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './item-state.module.css'

/** A dot and a word: what the draft does to an item, or whether visitors see it. */
export function ItemState({ item, problems }: { item: ContentItem; problems: number }) {
  const { words, plural } = useI18n()
  const say = words.content
  const shown = useShownText(item.value)
  if (problems > 0) return <State look="wrong">{plural(say.problemCount, problems)}</State>
  if (item.state !== 'same') return <State look="draft">{say.states[item.state]}</State>
  return shown && <State look={shown.look}>{shown.text}</State>
}

type Look = 'wrong' | 'draft' | 'full' | 'half' | 'hollow'

function State({ look, children }: { look: Look; children: string }) {
  return (
    <span className={styles.state} data-look={look}>
      {children}
    </span>
  )
}

/** Null: it is of a kind that cannot be hidden. */
function useShownText(value: ContentItem['value']): { look: Look; text: string } | null {
  const { words, language, fill } = useI18n()
  const today = useToday()
  const say = words.content
  if ('for_live' in value || 'for_vod' in value) {
    const isOff = value.for_live === false && value.for_vod === false
    return isOff ? { look: 'hollow', text: say.hidden } : { look: 'full', text: say.shown }
  }
  if (!('hidden' in value)) return null
  const { hidden, shown_from, shown_until } = readShown(value)
  const state = shownState({ hidden, shown_from, shown_until }, today)
  if (state === 'hidden') return { look: 'hollow', text: say.hidden }
  const days = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
  const look = ({ soon: 'half', over: 'hollow', shown: 'full' } as const)[state]
  if (shown_from && shown_until)
    return { look, text: days.formatRange(dateOf(shown_from), dateOf(shown_until)) }
  if (shown_from && state === 'soon')
    return { look, text: fill(say.fromDay, { day: days.format(dateOf(shown_from)) }) }
  if (shown_until) return { look, text: fill(say.untilDay, { day: days.format(dateOf(shown_until)) }) }
  return { look, text: say.shown }
}

function readShown({ hidden, shown_from, shown_until }: ContentItem['value']): Shown {
  const dayOf = (value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined
  return { hidden: hidden === true, shown_from: dayOf(shown_from), shown_until: dayOf(shown_until) }
}
