import { ApiError } from '@grandstand/api-client'
import type { Card, Order, PriceLines, User } from '@grandstand/contract'
import { type Basket, checkEmail, checkGiftMessage, checkMailedCode, checkSeats } from '@grandstand/rules'
import { useForm } from '@grandstand/ui'
import { useRef, useState } from 'react'
import { useAccountWords, useCommerceWords } from '../../../locales/words.ts'
import { useBootstrap } from '../../../platform/channel/use-bootstrap.ts'
import { describeSale } from '../../../platform/describe-sale.ts'
import { useRecaptcha } from '../../../platform/form/use-recaptcha.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import type { Proof } from '../../../platform/session/send-proof.ts'
import { track } from '../../../platform/track.ts'
import type { CardForm, CardProvider } from '../cards/card-form.ts'
import { CardRefused } from '../cards/card-refused.ts'
import type { WalletPayment } from '../cards/open-wallets.ts'
import { passBank } from '../cards/pass-bank.ts'
import type { PayProblem } from './pay-problem.ts'
import { newCard } from './saved-card.tsx'
import { useBuyer } from './use-buyer.ts'
import type { Giving } from './use-giving.ts'
import { useHeldWallet } from './use-held-wallet.ts'
import { type Confirming, type Means, usePay } from './use-pay.ts'

export interface PayFormProps {
  /** Null: nobody is logged in, and the email makes the account. */
  user: User | null
  basket: Basket
  /** Whether it is for somebody else. */
  giving: Giving
  lines: PriceLines
  coupon: string | null
  offer: 'annual' | 'monthly' | null
  trialDays: number
  cards: readonly Card[]
  problem: PayProblem | null
  onProblem: (problem: PayProblem | null) => void
  onConfirming: (confirming: Confirming | null) => void
  onPaid: (order: Order) => void
}

const fields = ['to', 'message', 'seats', 'email', 'password', 'code', 'card', 'save_card'] as const

/** How an address that has an account is shown to be the buyer's. */
export interface Login {
  by: Proof['by']
  /** The address was typed and is known; else somebody wants to log in. */
  isKnown: boolean
  email: string
}

const isEmailKnown = (error: Error) => error instanceof ApiError && error.code === 'email_known'

/** What was chosen to pay with stays as it is. */
const isAboutLogin = (error: Error) =>
  isEmailKnown(error) ||
  (error instanceof ApiError && (error.callName === 'login' || error.callName === 'loginWithCode'))

/** Checks what is typed, makes or enters the account, and pays: one step for the buyer. */
export function usePayForm(props: PayFormProps, provider: CardProvider) {
  const { user, basket, giving, lines, offer, trialDays, cards } = props
  const { words: common, language } = useI18n()
  const account = useAccountWords()
  const words = useCommerceWords()
  const { settings } = useBootstrap()
  const isTrial = trialDays > 0
  const needsCard = isTrial || lines.total > 0
  const [chosen, setChosen] = useState(cards[0]?.id ?? newCard)
  const [login, setLogin] = useState<Login | null>(null)
  const wallet = useHeldWallet()
  const cardForm = useRef<CardForm | null>(null)
  const ref = useRef<HTMLFormElement>(null)
  const recaptcha = useRecaptcha(settings.recaptcha_site_key, 'buy')
  const buyer = useBuyer(user, recaptcha)
  const pay = usePay({
    ...props,
    isTrial,
    onCheck: (_, clientSecret) => passBank(provider, language, clientSecret),
  })
  const typesCard = () => needsCard && chosen === newCard && !wallet.isHeld()

  function chooseMeans(): Means {
    if (!needsCard) return null
    return wallet.card() ?? cards.find(({ id }) => id === chosen) ?? cardForm.current
  }

  function proofOf({ password, code }: { password: string; code: string }): Proof | null {
    return login && { by: login.by, text: login.by === 'password' ? password : code }
  }

  const form = useForm({
    ref,
    fields,
    check: ({ to, message, seats, email, password, code }) => ({
      to: giving.isGift ? checkEmail(to) : null,
      message: giving.isGift ? checkGiftMessage(message) : null,
      seats: giving.whom === 'group' ? checkSeats(seats) : null,
      email: user ? null : checkEmail(email),
      password: !user && login?.by === 'password' && password === '' ? 'required' : null,
      code: !user && login?.by === 'code' ? checkMailedCode(code) : null,
      card: typesCard() && cardForm.current?.isEmpty() !== false ? 'needed' : null,
    }),
    explain: (name, code) => {
      if (name === 'code') return code === 'form' ? account.code.form : account.code.wrong
      if (name === 'card') return words.cards.needed
      if (name === 'message') return words.giving.messageProblem
      if (name === 'seats') return words.giving.seatsProblem
      if (name === 'password')
        return code === 'required' ? common.validation.required : account.errors.wrongLogin
      return common.validation.email
    },
    send: async values => {
      track('begin_checkout', describeSale({ ...basket, isTrial }, lines))
      const isTyped = typesCard()
      const means = chooseMeans()
      const wrong = isTyped ? await cardForm.current?.check() : null
      if (wrong) throw new CardRefused(wrong.problem)
      const who = await buyer.enter(values.email.trim(), proofOf(values))
      setLogin(null)
      const savesCard = isTyped && (offer !== null || values.save_card !== '')
      const gift = giving.isGift ? { email: values.to.trim(), message: values.message.trim() } : null
      await pay({ user: who, means, savesCard, gift, recaptcha })
      wallet.letGo()
    },
    onRefused: error => {
      if (!isAboutLogin(error)) wallet.fail()
      if (!isEmailKnown(error)) return
      setLogin({ by: 'password', isKnown: true, email: readEmail() })
    },
  })

  function findField(name: 'email' | 'to' | 'seats'): HTMLInputElement | null {
    const field = ref.current?.elements.namedItem(name)
    return field instanceof HTMLInputElement ? field : null
  }

  const readEmail = () => findField('email')?.value.trim() ?? ''
  const read = (name: 'to' | 'seats') => findField(name)?.value.trim() ?? ''

  function isUnasked(): boolean {
    if (giving.isGift) return checkEmail(read('to')) !== null
    return giving.whom === 'group' && checkSeats(read('seats')) !== null
  }

  return {
    ...form,
    cardForm,
    needsCard,
    chosen,
    /** One of the saved cards, or a new one: not a wallet. */
    choose(card: string): void {
      wallet.letGo()
      setChosen(card)
    },
    wallet,
    login,
    setLogin,
    readEmail,
    read,
    mailCode: () => buyer.mailCode(readEmail()),
    /** The wallet gave a card, and an address if there is none yet: nothing else is typed. */
    payByWallet(payment: WalletPayment): void {
      if ('problem' in payment.card || form.isSending) {
        payment.fail()
        return
      }
      // Whom it is for is asked before anything is paid.
      if (isUnasked()) payment.fail()
      else wallet.hold(payment)
      const field = findField('email')
      if (!user && payment.email !== null && field) field.value = payment.email
      ref.current?.requestSubmit()
    },
  }
}
