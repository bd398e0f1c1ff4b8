import { ApiError } from '@grandstand/api-client'
import { SwitchField } from '@grandstand/ui'
import { type ReactNode, useState } from 'react'
import { useAccountWords, useCommerceWords } from '../../../locales/words.ts'
import { FormFailure } from '../../../platform/form/form-failure.tsx'
import { retryAfter } from '../../../platform/form/retry-after.ts'
import { useSecondsLeft } from '../../../platform/form/use-seconds-left.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { CardEntry } from '../cards/card-entry.tsx'
import type { CardProvider } from '../cards/card-form.ts'
import { CardRefused } from '../cards/card-refused.ts'
import { WalletButtons } from '../cards/wallet-buttons.tsx'
import styles from './checkout.module.css'
import { EmailField } from './email-field.tsx'
import { GiftChoice } from './gift-choice.tsx'
import { HeldWallet } from './held-wallet.tsx'
import { KnownAddress } from './known-address.tsx'
import { PayButton } from './pay-button.tsx'
import { PayNote } from './pay-note.tsx'
import { isDecline } from './pay-problem.ts'
import { SaleTerms } from './sale-terms.tsx'
import { newCard, SavedCard } from './saved-card.tsx'
import { type PayFormProps, usePayForm } from './use-pay-form.ts'

interface PayFormViewProps extends PayFormProps {
  /** Whose form takes a new card. */
  firstProvider: CardProvider
  /** False: the sum shown is still that of the last choice. */
  isPriced: boolean
  /** They could not be asked for. */
  areCardsLost: boolean
  /** The way to a promo code. */
  coupons: ReactNode
}

export function PayForm({ firstProvider, isPriced, areCardsLost, coupons, ...props }: PayFormViewProps) {
  const { user, basket, giving, lines, offer, trialDays, cards, problem } = props
  const { words: common } = useI18n()
  const words = useCommerceWords()
  const account = useAccountWords()
  // What is typed in the provider's frame outlives a login, which asks for everything again.
  const [provider] = useState(firstProvider)
  const paying = usePayForm(props, provider)
  const { form, field, failure, isSending, cardForm, needsCard, chosen, login, setLogin, wallet } = paying
  const secondsLeft = useSecondsLeft(retryAfter(failure), failure)
  const isTrial = trialDays > 0
  const due = {
    purpose: isTrial ? 'setup' : offer ? 'subscription' : 'payment',
    amount: isTrial ? null : lines.total,
    currency: lines.currency,
  } as const
  const own = { email: field('email'), card: field('card') }
  const cardProblem = own.card.problem ?? (failure instanceof CardRefused ? failure.message : undefined)
  const isKnown = failure instanceof ApiError && failure.code === 'email_known'
  const email = (
    <EmailField
      {...own.email}
      user={user}
      onInput={() => {
        own.email.onInput()
        if (login?.isKnown) setLogin(null)
      }}
    />
  )
  return (
    <>
      <form {...form} className={styles.form}>
        <GiftChoice
          giving={giving}
          to={field('to')}
          message={field('message')}
          seats={field('seats')}
          read={paying.read}
        />
        {needsCard && !isTrial && (
          <WalletButtons
            {...due}
            provider={provider}
            onPay={isPriced ? paying.payByWallet : payment => payment.fail()}
          />
        )}
        {problem && <PayNote problem={problem} basket={basket} />}
        {user && needsCard && cards.length > 0 && (
          <SavedCard cards={cards} chosen={chosen} email={user.email} onChoose={paying.choose} />
        )}
        {wallet.name !== null && !isSending && <HeldWallet name={wallet.name} onChange={wallet.letGo} />}
        {areCardsLost && <p className="quiet meta">{words.cards.listFailed}</p>}
        {needsCard && chosen === newCard ? (
          <div onInput={own.card.onInput}>
            <CardEntry {...due} provider={provider} ref={cardForm} onTyped={wallet.letGo}>
              {email}
            </CardEntry>
          </div>
        ) : (
          !needsCard && (
            <>
              <div className={styles.group}>{email}</div>
              <p className="quiet small">{words.checkout.nothingDueText}</p>
            </>
          )
        )}
        {cardProblem && (
          <p className="meta strong problem" role="alert">
            {cardProblem}
          </p>
        )}
        {!user && login && (
          <KnownAddress
            {...login}
            password={field('password')}
            code={field('code')}
            onBy={by => setLogin({ ...login, by, email: paying.readEmail() })}
            mailCode={paying.mailCode}
          />
        )}
        {!user && !login && <p className="quiet meta pretty">{words.checkout.emailHint}</p>}
        {needsCard && chosen === newCard && offer === null && (
          <SwitchField
            name="save_card"
            label={words.checkout.saveCard}
            hint={words.checkout.saveCardHint}
            defaultChecked
          />
        )}
        {!(failure instanceof CardRefused) && !isKnown && (
          <FormFailure
            error={failure}
            secondsLeft={secondsLeft}
            texts={{
              card_needed: words.cards.needed,
              wrong_login_code: account.code.wrong,
              wrong_promo_code: words.coupon.wrong,
              unavailable: common.errors.global,
            }}
          />
        )}
        <PayButton
          lines={lines}
          offer={offer}
          isTrial={isTrial}
          giving={giving}
          isAgain={isDecline(problem)}
          isSending={isSending}
          isBlocked={secondsLeft > 0 || !isPriced}
        />
      </form>
      <SaleTerms offer={offer} trialDays={trialDays} />
      <div className={styles.links}>
        {coupons}
        {!user && (
          <button
            className={styles.link}
            type="button"
            onClick={() => setLogin(login ? null : { by: 'password', isKnown: false, email: '' })}
          >
            {login && !login.isKnown ? words.known.noAccount : common.shell.logIn}
          </button>
        )}
      </div>
    </>
  )
}
