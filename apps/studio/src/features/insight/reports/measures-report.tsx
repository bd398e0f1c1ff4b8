import { listQualityDefinitions } from '@grandstand/rules'
import table from '../../../platform/data-table.module.css'
import { DataTable } from '../../../platform/data-table.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

/** What the figures about video mean. */
export function MeasuresReport() {
  const { words, language } = useI18n()
  const say = words.reports.measures
  return (
    <DataTable title={say.title} columns={[say.measure, say.meaning, say.key]}>
      {listQualityDefinitions(language).map(({ name, label, says, cmcd }) => (
        <tr key={name}>
          <td>
            <span className={table.main}>{label}</span>
          </td>
          <td>{says}</td>
          <td data-label={cmcd === null ? undefined : say.key}>{cmcd && <code>{cmcd}</code>}</td>
        </tr>
      ))}
    </DataTable>
  )
}
