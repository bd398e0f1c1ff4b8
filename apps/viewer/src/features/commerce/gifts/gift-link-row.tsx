import { useCommerceWords } from '../../../locales/words.ts'
import { CopyLinks } from './copy-links.tsx'
import styles from './gift-link-row.module.css'

/** The link of a gift that waits, for its buyer to hand on. */
export function GiftLinkRow({ link, name }: { link: string; name: string }) {
  const { giving: words } = useCommerceWords()
  return (
    <div className={styles.row}>
      <span className={styles.link}>{link}</span>
      <CopyLinks links={[link]} label={words.copy} about={name} />
    </div>
  )
}
