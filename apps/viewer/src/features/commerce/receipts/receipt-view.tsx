import { useQuery } from '@tanstack/react-query'
import { useCommerceWords } from '../../../locales/words.ts'
import { useApp } from '../../../platform/app-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Navigate } from '../../../platform/router/navigate.tsx'
import { QueryGate } from '../query-gate.tsx'
import { receiptQuery } from './receipt-query.ts'
import { ReceiptSheet } from './receipt-sheet.tsx'
import styles from './receipt-view.module.css'

/** A receipt with what can be done with it; only who has paid finds one. */
export function ReceiptView({ id }: { id: string }) {
  const { client } = useApp()
  const { language } = useI18n()
  const { receipt: words } = useCommerceWords()
  const query = useQuery(receiptQuery(client, language, id))
  if (query.error && 'status' in query.error && query.error.status === 404) return <Navigate to="/404" />
  return (
    <QueryGate query={query} words={words} rows={4}>
      {receipt => (
        <>
          <ReceiptSheet receipt={receipt} />
          <p className={`${styles.actions} row-3`}>
            <button className="button button--primary" type="button" onClick={() => window.print()}>
              {words.print}
            </button>
            <a className="button" href="/profile/transactions">
              {words.all}
            </a>
          </p>
        </>
      )}
    </QueryGate>
  )
}
