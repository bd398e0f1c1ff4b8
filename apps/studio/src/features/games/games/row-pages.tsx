import { useState } from 'react'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

/** More would make a slow page; the rest is a step away. */
const pageSize = 100

/** The part of a long list that is shown. */
export function useRowPages<Row>(rows: readonly Row[]) {
  const [wanted, setPage] = useState(0)
  const pages = Math.ceil(rows.length / pageSize)
  const page = Math.min(wanted, Math.max(0, pages - 1))
  return { shown: rows.slice(page * pageSize, (page + 1) * pageSize), page, pages, setPage }
}

interface RowPagesProps {
  page: number
  pages: number
  setPage: (page: number) => void
}

export function RowPages({ page, pages, setPage }: RowPagesProps) {
  const { words, fill } = useI18n()
  const say = words.games.season
  if (pages < 2) return null
  return (
    <p className="row-3 middle">
      <button className="button" type="button" disabled={page === 0} onClick={() => setPage(page - 1)}>
        {say.before}
      </button>
      {fill(say.page, { page: String(page + 1), pages: String(pages) })}
      <button className="button" type="button" disabled={page + 1 >= pages} onClick={() => setPage(page + 1)}>
        {say.after}
      </button>
    </p>
  )
}
