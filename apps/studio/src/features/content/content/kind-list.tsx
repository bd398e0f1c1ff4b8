import type { ContentOverview } from '@grandstand/contract'
import { contentHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './content-items.module.css'

/** The kinds of content that a channel is made of, with how many there are and what the draft does to them. */
export function KindList({ channel, content }: { channel: string; content: ContentOverview }) {
  const { words, number, plural } = useI18n()
  const say = words.content
  return (
    <ul className={styles.list}>
      {content.kinds.map(({ kind, count, changed, problems }) => (
        <li key={kind} className={styles.item}>
          <a className={styles.name} href={contentHref(channel, kind)}>
            {say.kinds[kind]}
          </a>
          {problems > 0 && <span className="problem meta strong">{plural(say.problemCount, problems)}</span>}
          {changed > 0 && <span className={styles.mark}>{plural(say.changeCount, changed)}</span>}
          <span className="quiet meta">{number(count)}</span>
        </li>
      ))}
    </ul>
  )
}
