import type { Gift } from '@grandstand/contract'
import { useCommerceWords } from '../../../locales/words.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { CopyLinks } from './copy-links.tsx'
import styles from './gift-link-row.module.css'

/** The links of a group: how many are used, and those that are left to share. */
export function GroupLinks({ gifts, name }: { gifts: readonly Gift[]; name: string }) {
  const { fill } = useI18n()
  const { giving: words } = useCommerceWords()
  const links = gifts.flatMap(({ seat, link }) => (link === null ? [] : [{ seat, link }]))
  const opened = gifts.filter(({ opened_at }) => opened_at !== null).length
  return (
    <div className="stack-3">
      <p>{fill(words.openedOf, { opened: String(opened), number: String(gifts.length) })}</p>
      {links.length > 0 && (
        <>
          <p className="quiet meta pretty">{words.share}</p>
          <CopyLinks links={links.map(({ link }) => link)} label={words.copyAll} about={name} />
          <details>
            <summary className={styles.summary}>{words.showLinks}</summary>
            <ol className="stack-2">
              {links.map(({ seat, link }) => (
                <li key={seat} className={styles.link}>
                  {link}
                </li>
              ))}
            </ol>
          </details>
        </>
      )}
    </div>
  )
}
