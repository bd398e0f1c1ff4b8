import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PluralText } from './i18n/catalogue.ts'
import { useI18n } from './i18n/use-i18n.ts'
import { LoadState } from './load-state.tsx'
import { PageLinks } from './page-links.tsx'

interface PagedListProps<Item> {
  query: UseQueryResult<{ items: Item[]; total: number; limit: number; offset: number }>
  rows?: number
  /** Read aloud when the list has come. */
  found?: PluralText
  hrefOf: (page: number) => string
  empty: ReactNode
  children: (items: Item[]) => ReactNode
}

/** A page of a list with links to the others, and what is said while there is none. */
export function PagedList<Item>({ query, rows = 6, found, hrefOf, empty, children }: PagedListProps<Item>) {
  const { plural } = useI18n()
  const list = query.data
  return (
    <>
      {found && (
        <p className="visually-hidden" role="status">
          {list && !query.isPlaceholderData && plural(found, list.total)}
        </p>
      )}
      <LoadState query={query} rows={rows} />
      {list && list.items.length > 0 && (
        <>
          {children(list.items)}
          <PageLinks list={list} hrefOf={hrefOf} />
        </>
      )}
      {list?.items.length === 0 && empty}
    </>
  )
}
