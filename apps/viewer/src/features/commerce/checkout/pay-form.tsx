import type { Card, PriceLines, User } from '@grandstand/contract'
import { CheckboxField, useForm } from '@grandstand/ui'
import { useRef, useState } from 'react'
import { useAccountWords, useCommerceWords } from '../../../locales/words.ts'
import { useBootstrap } from '../../../platform/channel/use-bootstrap.ts'
import { describeSale } from '../../../platform/describe-sale.ts'
import { FormFailure } from '../../../platform/form/form-failure.tsx'
import { retryAfter } from '../../../platform/form/retry-after.ts'
import { TermsLabel } from '../../../platform/form/terms-label.tsx'
import { useRecaptcha } from '../../../platform/form/use-recaptcha.ts'
import { useSecondsLeft } from '../../../platform/form/use-seconds-left.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { track } from '../../../platform/track.ts'
import { CardEntry } from '../cards/card-entry.tsx'
import type { CardForm, CardProvider } from '../cards/card-form.ts'
import { CardRefused } from '../cards/card-refused.ts'
import type { Basket } from './basket.ts'
import { CardChoice, newCard } from './card-choice.tsx'
import styles from './checkout.module.css'
import { PayBar } from './pay-bar.tsx'
import type { PayProblem } from './pay-problem.ts'
import { SaleNotes } from './sale-notes.tsx'
import { usePay } from './use-pay.ts'

interface PayFormProps {
  user: User
  basket: Basket
  lines: PriceLines
  /** Whose form takes a new card. */
  provider: CardProvider
  coupon: string | null
  offer: 'annual' | 'monthly' | null
  trialDays: number
  cards: readonly Card[]
  /** They could not be asked for. */
  areCardsLost: boolean
  onProblem: (problem: PayProblem) => void
}

const formId = 'pay-form'
const fields = ['card', 'save_card', 'terms'] as const

export function PayForm(props: PayFormProps) {
  const { user, basket, lines, provider, coupon, offer, trialDays, cards, areCardsLost, onProblem } = props
  const { words: common, fill } = useI18n()
  const account = useAccountWords()
  const words = useCommerceWords()
  const { settings } = useBootstrap()
  const isTrial = trialDays > 0
  const needsCard = isTrial || lines.total > 0
  const [chosen, setChosen] = useState(cards[0]?.id ?? newCard)
  const cardForm = useRef<CardForm | null>(null)
  const recaptcha = useRecaptcha(settings.recaptcha_site_key, 'buy')
  const pay = usePay({ user_id: user.id, basket, lines, coupon, isTrial, onProblem })
  const { form, field, failure, isSending } = useForm({
    fields,
    check: ({ terms }) => ({
      card: needsCard && chosen === newCard && cardForm.current?.isEmpty() !== false ? 'needed' : null,
      terms: terms === '' ? 'terms' : null,
    }),
    explain: (name, code) =>
      name === 'terms' ? account.validation.terms : code === 'needed' ? words.cards.needed : code,
    send: async ({ save_card }) => {
      track('begin_checkout', describeSale({ ...basket, isTrial }, lines))
      await pay({
        card: !needsCard ? null : chosen === newCard ? cardForm.current : chosen,
        savesCard: chosen === newCard && (offer !== null || save_card !== ''),
        recaptcha,
      })
    },
  })
  const secondsLeft = useSecondsLeft(retryAfter(failure), failure)
  const own = { card: field('card'), terms: field('terms') }
  return (
    <>
      <form {...form} id={formId} className={styles.form}>
        <p className="quiet small breaks">{fill(words.checkout.account, { email: user.email })}</p>
        {needsCard ? (
          <div className="stack-3" onInput={own.card.onInput}>
            <CardChoice
              cards={cards}
              chosen={chosen}
              onChoose={setChosen}
              problem={own.card.problem ?? (failure instanceof CardRefused ? failure.message : undefined)}
              mustSave={offer !== null}
              note={areCardsLost ? words.cards.listFailed : null}
              entry={
                <CardEntry
                  provider={provider}
                  ref={cardForm}
                  purpose={isTrial ? 'setup' : offer ? 'subscription' : 'payment'}
                  amount={isTrial ? null : lines.total}
                  currency={lines.currency}
                />
              }
            />
          </div>
        ) : (
          <p className="quiet">{words.checkout.nothingDueText}</p>
        )}
        <CheckboxField {...own.terms} required defaultChecked={cards.length > 0}>
          <TermsLabel />
        </CheckboxField>
        <SaleNotes offer={offer} trialDays={trialDays} />
        {!(failure instanceof CardRefused) && (
          <FormFailure
            error={failure}
            secondsLeft={secondsLeft}
            texts={{
              card_needed: words.cards.needed,
              wrong_promo_code: words.coupon.wrong,
              unavailable: common.errors.global,
            }}
          />
        )}
      </form>
      <PayBar
        formId={formId}
        lines={lines}
        offer={offer}
        trialDays={trialDays}
        isSending={isSending}
        isBlocked={secondsLeft > 0}
      />
    </>
  )
}
