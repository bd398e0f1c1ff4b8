import { RichText } from '@grandstand/ui'
import { useCommerceWords } from '../../../locales/words.ts'
import { findStaticBlock } from '../../../platform/channel/find-static-block.ts'
import { useBootstrap } from '../../../platform/channel/use-bootstrap.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './checkout.module.css'

interface SaleTermsProps {
  offer: 'annual' | 'monthly' | null
  trialDays: number
  /** Where there is room for a line: the rest is in the terms. */
  isShort?: boolean
}

/** Paying accepts the terms; the channel's own text follows, where it has one. Links open beside: what is typed stays. */
export function SaleTerms({ offer, trialDays, isShort = false }: SaleTermsProps) {
  const { plural } = useI18n()
  const { notes, checkout: words } = useCommerceWords()
  const { static_blocks, settings } = useBootstrap()
  const own = findStaticBlock(static_blocks, 'buy')
  const said = [
    ...(settings.refunds === null ? [] : [notes.refunds[settings.refunds]]),
    ...(offer ? [notes[offer]] : []),
    ...(trialDays > 0 ? [plural(notes.trial, trialDays)] : []),
    ...(isShort ? [] : [notes.ssl]),
  ]
  return (
    <div className={styles.terms}>
      <p>
        {trialDays > 0 ? words.acceptTrial : words.accept}{' '}
        <a href="/terms_conditions" target="_blank" rel="noreferrer">
          {words.terms}
        </a>{' '}
        {words.andThe}{' '}
        <a href="/privacy_policy" target="_blank" rel="noreferrer">
          {words.privacy}
        </a>
        . {own === null && said.join(' ')}
      </p>
      {own !== null && !isShort && <RichText className="" html={own} />}
    </div>
  )
}
