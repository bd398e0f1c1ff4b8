import { RichText } from '@grandstand/ui'
import { useCommerceWords } from '../../../locales/words.ts'
import { findStaticBlock } from '../../../platform/channel/find-static-block.ts'
import { useBootstrap } from '../../../platform/channel/use-bootstrap.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './checkout.module.css'

interface SaleNotesProps {
  offer: 'annual' | 'monthly' | null
  trialDays: number
}

/** On what terms it is sold: the channel's own text, where it has one. */
export function SaleNotes({ offer, trialDays }: SaleNotesProps) {
  const { plural } = useI18n()
  const { notes } = useCommerceWords()
  const own = findStaticBlock(useBootstrap().static_blocks, 'buy')
  if (own !== null) return <RichText className={`prose ${styles.notes}`} html={own} />
  return (
    <ul className={styles.notes}>
      <li>{notes.final}</li>
      <li>{notes.ssl}</li>
      {offer && <li>{notes[offer]}</li>}
      {trialDays > 0 && <li>{plural(notes.trial, trialDays)}</li>}
    </ul>
  )
}
