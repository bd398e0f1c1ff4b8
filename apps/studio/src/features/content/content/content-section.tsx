import type { ContentItem, ContentList } from '@grandstand/contract'
import type { ContentKind } from '@grandstand/contract/studio-constants'
import { Icon, SearchField } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { contentHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { LoadState } from '../../../platform/load-state.tsx'
import { ContentItems } from './content-items.tsx'
import { contentListQuery } from './content-queries.ts'
import styles from './content-section.module.css'
import { SlideDrop } from './slide-drop.tsx'

/** A tab shows the beginning of a long list. */
const limits: Partial<Record<ContentKind, number>> = { slides: 100, schools: 36, teams: 12, faq: 8 }
const usualLimit = 12
/** A list that is longer can be searched. */
const searchable = 12

interface ContentSectionProps {
  channel: string
  kind: ContentKind
  /** It is the only one of its page: all of it is there. */
  isWhole?: boolean
}

/** The items of one kind, with a way to a new one. */
export function ContentSection({ channel, kind, isWhole = false }: ContentSectionProps) {
  const { words, number, language } = useI18n()
  const say = words.content
  const id = useId()
  const [search, setSearch] = useState('')
  const found = useQuery(contentListQuery(useClient(), { channel, kind }, language))
  const list = found.data
  const mayAdd = list?.may_change && !list.is_locked
  const limit = isWhole ? 2_000 : (limits[kind] ?? usualLimit)
  const noteOf = useNotes(channel, list)
  const purposes: Partial<Record<ContentKind, string>> = say.purposes
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {say.kinds[kind]}
        </h2>
        {list && <span className="quiet figures">{number(list.items.length)}</span>}
        <span className={styles.push} />
        {list && list.items.length > limit && (
          <a className={styles.all} href={contentHref(channel, kind)}>
            {say.showAll}
            <span className="visually-hidden">: {say.kinds[kind]}</span>
          </a>
        )}
        {mayAdd && (
          <a className="button" href={contentHref(channel, kind, { item: 'new' })}>
            <Icon name="plus" />
            {say.ones[kind]}
          </a>
        )}
      </div>
      {isWhole && list && list.items.length > searchable && (
        <SearchField label={say.search} value={search} onSearch={setSearch} />
      )}
      <LoadState query={found} rows={2} />
      {list && list.items.length === 0 && kind !== 'slides' && (
        <p className={styles.empty}>{purposes[kind] ?? say.empty}</p>
      )}
      {list && (list.items.length > 0 || kind === 'slides') && (
        <ContentItems channel={channel} list={list} limit={limit} search={search} noteOf={noteOf}>
          {kind === 'slides' && mayAdd && search === '' && <SlideDrop channel={channel} />}
        </ContentItems>
      )}
    </section>
  )
}

/** What each kind says of an item, in the names of the channel. */
function useNotes(channel: string, list: ContentList | undefined) {
  const { plural, number, words, language } = useI18n()
  const teams = useQuery({
    ...contentListQuery(useClient(), { channel, kind: 'teams' }, language),
    enabled: list?.kind === 'schools',
  })
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const named = (kind: ContentKind, alias: unknown) =>
    list?.names[kind]?.find(each => each.alias === alias)?.name ?? ''
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
  return ({ key, value }: ContentItem, index: number): string => {
    switch (list?.kind) {
      case 'slides': {
        const on = typeof value.on === 'object' && value.on !== null ? Object.entries(value.on)[0] : undefined
        const kinds = { category: 'sports', participant: 'teams', group: 'schools' } as const
        const kind = on && Object.entries(kinds).find(([place]) => place === on[0])?.[1]
        return (kind && named(kind, on?.[1])) || number(index + 1)
      }
      case 'schools': {
        const count = teams.data?.items.filter(team => team.value.school === key).length
        return count === undefined ? '' : plural(words.content.teamCount, count)
      }
      case 'teams':
        return named('sports', value.sport)
      case 'sports':
        return named('sports', value.parent)
      case 'library_items':
        return /^\d{4}-\d\d-\d\d$/.test(textOf(value.date))
          ? days.format(new Date(`${value.date}T00:00:00Z`))
          : ''
      case 'library_rails':
        return Array.isArray(value.items) ? number(value.items.length) : ''
      case 'pages':
        return `/${textOf(value.url)}`
      case 'locations':
        return textOf(value.time_zone).replaceAll('_', ' ')
      default:
        return ''
    }
  }
}
