import { Icon } from '@grandstand/ui'
import { useMutation } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { saveFile } from '../../../platform/save-file.ts'
import { toCsv } from '../../../platform/to-csv.ts'
import styles from './export-orders.module.css'
import { exportOrders, type OrdersFilter } from './orders-queries.ts'
import { useExportColumns } from './use-export-columns.ts'

/** The orders that are shown, on all pages, as a file for a spreadsheet. */
export function ExportOrders({ filter }: { filter: OrdersFilter }) {
  const i18n = useI18n()
  const say = i18n.words.money.export
  const client = useClient()
  const columns = useExportColumns()
  const saving = useMutation({
    mutationFn: () => exportOrders(client, filter),
    gcTime: 0,
    onSuccess({ items }) {
      const rows = items.map(order => columns.map(({ value }) => value(order)))
      const days = filter.from === '' ? '' : `-${filter.from}-${filter.to}`
      saveFile(
        `orders${days}.csv`,
        toCsv(
          columns.map(({ label }) => label),
          rows,
        ),
      )
    },
  })
  return (
    <>
      <button
        className={styles.button}
        type="button"
        disabled={saving.isPending}
        onClick={() => saving.mutate()}
      >
        <Icon name="download" />
        {/* Beside the days there is room for its sign alone. */}
        <span className="heard-on-phone">{saving.isPending ? say.saving : say.action}</span>
      </button>
      <p className="small unless-empty" role="status">
        {saving.isError && errorText(saving.error, i18n)}
        {saving.data?.is_cut && say.isCut}
      </p>
    </>
  )
}
