import { Skeleton } from '@grandstand/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useCommerceWords } from '../../../locales/words.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './card-entry.module.css'
import type { CardForm, CardFormOptions, CardProvider } from './card-form.ts'
import { openCardForm } from './open-card-form.ts'

interface CardEntryProps extends Omit<CardFormOptions, 'language'> {
  provider: CardProvider
  /** The form, once it is there. */
  ref: RefObject<CardForm | null>
}

/** Where a new card is typed in, in the provider's own frame. */
export function CardEntry({ provider, ref, purpose, amount, currency }: CardEntryProps) {
  const { words: common, language } = useI18n()
  const { cards: words } = useCommerceWords()
  const frame = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [tries, setTries] = useState(0)
  const firstAmount = useRef(amount)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try opens it again
  useEffect(() => {
    const holder = frame.current
    if (holder === null) return
    const inner = document.createElement('div')
    holder.append(inner)
    setState('loading')
    let form: CardForm | null = null
    let isLeft = false
    openCardForm(provider, inner, { language, purpose, amount: firstAmount.current, currency }).then(
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
    <div className={`${styles.entry} stack-3`}>
      {state === 'loading' && <Skeleton shape="text" count={3} label={words.loading} />}
      {state === 'failed' && (
        <div className="stack-3 start" role="alert">
          <p>{words.failed}</p>
          <button className="button" type="button" onClick={() => setTries(tries + 1)}>
            {common.common.tryAgain}
          </button>
        </div>
      )}
      <div ref={frame} hidden={state === 'failed'} />
    </div>
  )
}
