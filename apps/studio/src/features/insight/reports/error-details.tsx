import type { ErrorGroup } from '@grandstand/contract'
import { FactList } from '../../../platform/fact-list.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './error-details.module.css'

/** What failed. Opened: where it failed, and what the server reports for it. */
export function ErrorDetails({ error }: { error: ErrorGroup }) {
  const { words, dateTime } = useI18n()
  const say = words.reports.errors
  const { message, call, status, path, user_agent, request_id, server_line: line } = error
  const where = [call, status].filter(part => part !== null).join(' · ')
  return (
    <details className={styles.error}>
      <summary className={styles.summary}>
        <span className="strong">{message}</span>
        {where && <span className="quiet figures"> {where}</span>}
      </summary>
      <FactList
        facts={[
          [say.page, path],
          [say.browser, user_agent],
          [say.request, request_id ?? say.noRequest],
        ]}
      />
      {line ? (
        <>
          <p className={`${styles.label} quiet meta`}>
            {say.server} · {line.place} · <time dateTime={line.at}>{dateTime(line.at)}</time>
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
          <pre className={styles.line} tabIndex={0}>{`${line.message}\n${line.stack}`}</pre>
        </>
      ) : (
        request_id !== null && <p className={`${styles.label} quiet meta`}>{say.noServer}</p>
      )}
    </details>
  )
}
