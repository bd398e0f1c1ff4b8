import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCommerceWords } from '../../../locales/words.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './card-entry.module.css'
import type { CardForm, CardFormOptions, CardProvider } from './card-form.ts'
import { openCardForm } from './open-card-form.ts'

interface CardEntryProps extends Omit<CardFormOptions, 'language'> {
  provider: CardProvider
  /** The form, once it is there. */
  ref: RefObject<CardForm | null>
  onTyped?: () => void
  /** What stands above in the same group. */
  children?: ReactNode
}

/** Where a new card is typed in, in the provider's own frame. */
export function CardEntry({ provider, ref, onTyped, purpose, amount, currency, children }: CardEntryProps) {
  const { words: common, language } = useI18n()
  const { cards: words } = useCommerceWords()
  const frame = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [tries, setTries] = useState(0)
  const firstAmount = useRef(amount)
  const tell = useEffectEvent(() => onTyped?.())

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try opens it again
  useEffect(() => {
    const holder = frame.current
    if (holder === null) return
    const inner = document.createElement('div')
    holder.append(inner)
    setState('loading')
    let form: CardForm | null = null
    let isLeft = false
    openCardForm(provider, inner, {
      language,
      purpose,
      amount: firstAmount.current,
      currency,
      onTyped: () => tell(),
    }).then(
      opened => {
        if (isLeft) return opened.close()
        form = opened
        ref.current = opened
        setState('ready')
      },
      () => setState('failed'),
    )
    return () => {
      isLeft = true
      ref.current = null
      form?.close()
      inner.remove()
    }
  }, [provider, language, purpose, currency, ref, tries])

  useEffect(() => {
    firstAmount.current = amount
    if (amount !== null && state === 'ready') ref.current?.setAmount(amount)
  }, [amount, state, ref])

  return (
    <div className={styles.entry}>
      {children}
      {state === 'loading' && (
        <p className="visually-hidden" role="status">
          {words.loading}
        </p>
      )}
      {state === 'failed' && (
        <div className={`${styles.wait} stack-3 start`} role="alert">
          <p>{words.failed}</p>
          <button className="button" type="button" onClick={() => setTries(tries + 1)}>
            {common.common.tryAgain}
          </button>
        </div>
      )}
      <div ref={frame} className={styles.frame} hidden={state === 'failed'} />
    </div>
  )
}
